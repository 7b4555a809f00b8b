import { call, element, money, state } from './table.js'
import { text } from './texts.js'

/** The last bets on this game, with what became of them. */
export async function showTickets() {
  const { tickets } = await call('/sandbox/games/tickets', { playSession: state.playSession })
  element('tickets').replaceChildren(
    ...tickets.map((ticket) => {
      const entry = document.createElement('li')
      const outcome = ticket.outcome ? text(`outcome_${ticket.outcome}`) : text('outcome_open')
      const won = ticket.outcome === 'won' ? ` ${money(ticket.payout)}` : ''
      entry.dataset.outcome = ticket.outcome ?? 'open'
      entry.textContent = `${ticket.lines.join(' · ')} — ${money(ticket.stake)} — ${outcome}${won}`
      return entry
    }),
  )
  const newest = tickets.find((ticket) => ticket.state === 'finished')
  return { open: tickets.some((ticket) => ticket.outcome === null), newest }
}

/** Minutes and seconds until a moment of the server. */
export function until(moment, ahead) {
  const seconds = Math.max(0, Math.ceil((Date.parse(moment) - (Date.now() + ahead)) / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const two = (value) => String(value).padStart(2, '0')
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}

export async function market() {
  const { lang } = document.documentElement
  const code = location.pathname.split('/').pop()
  const response = await fetch(`/sandbox/games/${code}/market?language=${lang}`)
  const answer = await response.json()
  if (!answer.success) throw { code: answer.code }
  return { ...answer.value, ahead: Date.parse(answer.value.now) - Date.now() }
}

/** Places a bet; the round id stays the same while no definite answer came. */
export async function place(bet) {
  state.busy = true
  const stake = state.stakes[state.stake]
  const round = { playSession: state.playSession, roundId: crypto.randomUUID(), stake, ...bet }
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await call('/sandbox/games/ticket', round)
      } catch (problem) {
        if (problem.code !== 'offline' || attempt >= 3) throw problem
      }
    }
  } finally {
    state.busy = false
  }
}
