import { units } from './amounts.js'
import { element, fail, open, say, showBalance, showControls, state } from './table.js'
import { text } from './texts.js'
import { market, place, showTickets, until } from './tickets.js'

const shapes = { last2: /^\d{2}$/, last3: /^\d{3}$/, lastDigit: /^\d$/ }
const sides = { bigSmall: ['big', 'small'], oddEven: ['odd', 'even'] }
let now = null

const type = () => element('type').value

function showChoice() {
  const offered = sides[type()]
  element('number').hidden = offered !== undefined
  element('side').hidden = offered === undefined
  element('number').maxLength = { last2: 2, last3: 3, lastDigit: 1 }[type()] ?? 1
  if (offered)
    element('side').replaceChildren(...offered.map((side) => new Option(text(`lotto_${side}`), side)))
}

async function refresh() {
  now = await market()
  const options = now.betTypes.map(
    ({ type, odds }) => new Option(`${text(`lotto_${type}`)} · ${(odds / 100).toFixed(2)}`, type),
  )
  if (element('type').options.length === 0) element('type').replaceChildren(...options)
  element('draw-hash').textContent = now.draw.resultHash
  const code = now.draw.drawId.slice(0, now.draw.drawId.lastIndexOf('-'))
  const opened = await (await fetch(`/lgw/vn/numeros/opened/game?gameCode=${code}`)).json()
  const numbers = opened.success ? opened.value.numeros : []
  element('balls').replaceChildren(
    ...[...(numbers[0]?.numbers ?? '-----')].map((digit) => {
      const ball = document.createElement('b')
      ball.textContent = digit
      return ball
    }),
  )
  element('balls').setAttribute('aria-label', `${text('lastNumbers')}: ${numbers[0]?.numbers ?? ''}`)
  element('opened').replaceChildren(
    ...numbers.slice(1, 9).map((row) => {
      const entry = document.createElement('li')
      entry.textContent = row.numbers
      return entry
    }),
  )
  const { newest } = await showTickets()
  if (newest?.balance) showBalance(newest.balance)
}

function tick() {
  if (now) {
    element('countdown').textContent = until(now.draw.closesAt, now.ahead)
    if (Date.now() + now.ahead > Date.parse(now.draw.drawsAt) + 6000) {
      now = null
      refresh().catch((problem) => fail(problem.code))
    }
  }
  setTimeout(tick, 1000)
}

element('type').addEventListener('change', showChoice)
element('play').addEventListener('click', async () => {
  if (state.busy || state.over || !now) return
  const choice = sides[type()] ? element('side').value : element('number').value.trim()
  if (shapes[type()] && !shapes[type()].test(choice)) return say(text('numberWrong'), 'warning')
  if (units(state.stakes[state.stake]) > units(state.balance)) return fail('insufficientFunds')
  showControls()
  try {
    const ticket = await place({ lottery: { drawId: now.draw.drawId, type: type(), choice } })
    if (ticket.balance) showBalance(ticket.balance)
    say(text('placed'))
    await showTickets()
  } catch (problem) {
    fail(problem.code)
  }
  showControls()
})

void open(async () => {
  element('play-text').textContent = text('placeBet')
  say(text('ready'))
  await refresh()
  showChoice()
  tick()
})
