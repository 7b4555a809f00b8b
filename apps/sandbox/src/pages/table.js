import { shown, units } from './amounts.js'
import { prepareFairness } from './fairness.js'
import { text } from './texts.js'

/** What every game page shares: the play session, the stake, rounds that are never lost or played twice, and the frame around it. */
export const game = JSON.parse(document.getElementById('game').textContent)

const launch = new URLSearchParams(location.search).get('launch') ?? ''
const sessionKey = `baize.play.${launch}`
const stillness = matchMedia('(prefers-reduced-motion: reduce)')

const memory = new Map()

/** What must outlive a reload. A browser that forbids storage inside frames still plays, without that. */
export const storage = {
  read(key) {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return memory.get(key) ?? null
    }
  },
  keep(key, value) {
    memory.set(key, value)
    try {
      sessionStorage.setItem(key, value)
    } catch {
      // Kept in memory.
    }
  },
  forget(key) {
    memory.delete(key)
    try {
      sessionStorage.removeItem(key)
    } catch {
      // It was only in memory.
    }
  },
}

export const element = (id) => document.getElementById(id)
export const state = {
  playSession: '',
  balance: '0.00',
  symbol: '',
  stakes: [],
  stake: 0,
  busy: false,
  over: false,
}

export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
export const movesAllowed = () => !stillness.matches
export const money = (amount) => shown(amount, state.symbol, document.documentElement.lang)

function tellParent(message) {
  if (window.parent !== window && game.parentOrigin) window.parent.postMessage(message, game.parentOrigin)
}

export function say(message, tone = 'plain') {
  const status = element('status')
  status.dataset.tone = tone
  status.textContent = message
}

export function showBalance(balance) {
  state.balance = balance
  element('balance').textContent = money(balance)
  tellParent({ type: 'baize:balance', balance, currency: state.currency })
}

export function showControls() {
  const stake = state.stakes[state.stake] ?? '0.00'
  element('stake').textContent = money(stake)
  element('less').disabled = state.busy || state.over || state.stake === 0
  element('more').disabled = state.busy || state.over || state.stake >= state.stakes.length - 1
  // Not `disabled`: focus must stay where the keyboard left it between two rounds.
  element('play').setAttribute('aria-disabled', String(state.busy || state.over))
  document.body.toggleAttribute('data-busy', state.busy)
}

/** One call to the vendor's server; throws `{ code }`, and `{ code: 'offline' }` when nothing definite was answered. */
export async function call(path, body) {
  let response
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
  } catch {
    throw { code: 'offline' }
  }
  const answer = await response.json().catch(() => null)
  if (answer?.success) return answer.value
  if (!answer || response.status >= 500 || response.status === 429) throw { code: 'offline' }
  throw { code: answer.code }
}

export const roundKey = () => `baize.round.${state.playSession}`

/** Plays a round that is already written down, asking again until there is a definite answer. */
async function finish(round) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const result = await call('/sandbox/games/play', { playSession: state.playSession, ...round })
      storage.forget(roundKey())
      return result
    } catch (problem) {
      if (problem.code !== 'offline') {
        storage.forget(roundKey())
        throw problem
      }
      if (attempt >= 4) throw problem
      say(text('offline'), 'warning')
      await pause(800 * 2 ** attempt)
    }
  }
}

export function tellResult(result, prefix = '') {
  const amount = money(result.outcome === 'refunded' ? result.stake : result.payout)
  const small = result.outcome === 'won' && units(result.payout) < units(result.stake)
  const key = small ? 'back' : result.outcome
  say(`${prefix}${text(key, { amount })}`, small ? 'lost' : result.outcome)
}

export function fail(code) {
  const known = [
    ...['insufficientFunds', 'gameUnavailable', 'notFound', 'roundClosed'],
    ...['memberExcluded', 'lossLimitReached', 'stakeLimitReached', 'sessionLimitReached'],
  ]
  if (code === 'notFound') state.over = true
  say(text(known.includes(code) ? code : 'failed'), 'warning')
  element('again').hidden = code !== 'offline'
}

/** Renders the texts and connects the buttons that every game has. */
function dress() {
  document.documentElement.style.setProperty('--hue', game.hue)
  for (const label of document.querySelectorAll('[data-text]')) label.textContent = text(label.dataset.text)
  for (const button of document.querySelectorAll('[data-label]')) {
    button.setAttribute('aria-label', text(button.dataset.label))
  }
  element('exit').hidden = window.parent === window
  element('exit').addEventListener('click', () => tellParent({ type: 'baize:exit' }))
  for (const [id, way] of [
    ['less', -1],
    ['more', 1],
  ]) {
    element(id).addEventListener('click', () => {
      state.stake += way
      showControls()
    })
  }
  prepareFairness(() => state.playSession)
}

/** Opens the play session, and notifies the page once there is one; shows the error otherwise. */
export async function open(ready) {
  dress()
  try {
    const kept = storage.read(sessionKey)
    const opened = await call('/sandbox/games/open', { launch: kept ?? launch })
    storage.keep(sessionKey, opened.playSession)
    Object.assign(state, {
      playSession: opened.playSession,
      symbol: opened.currencySymbol,
      currency: opened.currency,
      stakes: opened.stakes,
      stake: Math.min(1, opened.stakes.length - 1),
    })
    showBalance(opened.balance)
    showControls()
    await ready()
  } catch (problem) {
    state.over = true
    showControls()
    fail(problem.code)
    if (problem.code === 'offline') {
      element('again').hidden = false
      element('again').addEventListener('click', () => location.reload(), { once: true })
    }
  }
}

/** Starts a page of rounds: `show` draws a result, `wait` may move until it is stopped, `choice` reads what is bet on. */
export async function start({ show, wait, choice }) {
  const play = async (round, prefix = '') => {
    state.busy = true
    element('again').hidden = true
    showControls()
    say(text('playing'))
    const waiting = wait()
    try {
      const result = await finish(round)
      if (movesAllowed()) await pause(350)
      if (result.outcome !== 'refunded') await show(result)
      showBalance(result.balance)
      tellResult(result, prefix)
    } catch (problem) {
      fail(problem.code)
    } finally {
      waiting.stop()
    }
    state.busy = false
    showControls()
  }

  const resume = async () => {
    const kept = storage.read(roundKey())
    if (kept) await play(JSON.parse(kept), `${text('resumed')} `)
  }

  element('again').addEventListener('click', resume)
  element('play').addEventListener('click', () => {
    if (state.busy || state.over) return
    if (storage.read(roundKey())) return void resume()
    const stake = state.stakes[state.stake]
    if (units(stake) > units(state.balance)) return fail('insufficientFunds')
    const chosen = choice?.()
    const round = { roundId: crypto.randomUUID(), stake, ...(chosen ? { choice: chosen } : {}) }
    storage.keep(roundKey(), JSON.stringify(round))
    void play(round)
  })

  await open(async () => {
    say(text(game.family === 'sides' ? 'readySides' : 'ready'))
    await resume()
  })
}
