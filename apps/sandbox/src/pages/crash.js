import { units } from './amounts.js'
import {
  call,
  element,
  fail,
  game,
  open,
  roundKey,
  say,
  showBalance,
  showControls,
  state,
  storage,
  tellResult,
} from './table.js'
import { text } from './texts.js'

const multiplier = element('multiplier')
const flight = element('flight')
const target = element('target')
const play = element('play')
let flying = null

const shownAt = (hundredths) => `${(hundredths / 100).toFixed(2)}×`
const label = () => {
  element('play-text').textContent = text(flying ? 'leave' : 'start')
}
element('rtp').textContent = text('rtp', { percent: game.rtp })

/** Only what it looks like: what is paid is decided by the server's clock. */
function climb() {
  if (!flying) return
  const hundredths = Math.floor(100 * Math.exp(0.00006 * (Date.now() - flying.began)))
  multiplier.textContent = shownAt(hundredths)
  flight.style.setProperty('--height', String(Math.min(1, Math.log(hundredths / 100) / 3)))
  requestAnimationFrame(climb)
}

function land(ticket) {
  flying = null
  storage.forget(roundKey())
  state.busy = false
  flight.dataset.state = ticket.outcome
  if (ticket.crashPoint !== null) {
    multiplier.textContent = shownAt(ticket.crashPoint)
    const entry = document.createElement('li')
    entry.textContent = shownAt(ticket.crashPoint)
    entry.dataset.side = ticket.outcome === 'won' ? 'tie' : 'left'
    element('history').prepend(entry)
    while (element('history').children.length > 8) element('history').lastElementChild.remove()
  }
  if (ticket.balance) showBalance(ticket.balance)
  tellResult(ticket)
  label()
  showControls()
}

async function watch(round) {
  while (flying && flying.round.roundId === round.roundId) {
    await new Promise((done) => setTimeout(done, 400))
    if (!flying || flying.leaving) return
    const ticket = await call('/sandbox/games/ticket', { playSession: state.playSession, ...round }).catch(
      () => null,
    )
    if (flying && !flying.leaving && ticket?.state === 'finished') land(ticket)
  }
}

async function begin(round) {
  state.busy = true
  storage.keep(roundKey(), JSON.stringify(round))
  flight.dataset.state = 'flying'
  say(text('playing'))
  showControls()
  try {
    const ticket = await call('/sandbox/games/ticket', { playSession: state.playSession, ...round })
    if (ticket.balance) showBalance(ticket.balance)
    if (ticket.state === 'finished') return land(ticket)
    const ahead = Date.parse(ticket.now) - Date.parse(ticket.placedAt ?? ticket.now)
    flying = { round, began: Date.now() - ahead, leaving: false }
    say(text('flying'))
    play.setAttribute('aria-disabled', 'false')
    label()
    climb()
    void watch(round)
  } catch (problem) {
    if (problem.code !== 'offline') storage.forget(roundKey())
    state.busy = false
    flight.dataset.state = 'ground'
    showControls()
    fail(problem.code)
  }
}

async function leave() {
  if (flying.leaving) return
  flying.leaving = true
  try {
    const { roundId } = flying.round
    land(await call('/sandbox/games/cash-out', { playSession: state.playSession, roundId }))
  } catch {
    if (!flying) return
    flying.leaving = false
    say(text('offline'), 'warning')
    void watch(flying.round)
  }
}

const resume = () => {
  const kept = storage.read(roundKey())
  if (kept) void begin(JSON.parse(kept))
}

play.addEventListener('click', () => {
  if (flying) return void leave()
  if (state.busy || state.over) return
  const stake = state.stakes[state.stake]
  if (units(stake) > units(state.balance)) return fail('insufficientFunds')
  const hundredths = Math.round(Number(target.value.replace(',', '.')) * 100)
  const aimed = target.value.trim() !== ''
  if (aimed && !(hundredths >= 101 && hundredths <= 100000)) return say(text('targetWrong'), 'warning')
  void begin({ roundId: crypto.randomUUID(), stake, ...(aimed ? { target: hundredths } : {}) })
})
element('again').addEventListener('click', resume)

void open(async () => {
  label()
  say(text('ready'))
  resume()
})
