import { units } from './amounts.js'
import { element, fail, open, say, showBalance, showControls, state, storage } from './table.js'
import { text } from './texts.js'
import { market, place, showTickets, until } from './tickets.js'

let now = null
const picked = new Map()
const odds = (value) => (value / 100).toFixed(2)

function showTotal() {
  let total = 1
  for (const leg of picked.values()) total *= leg.odds / 100
  const several = { count: String(picked.size), odds: total.toFixed(2) }
  element('total').textContent = picked.size === 0 ? text('pickMatch') : text('couponTotal', several)
}

function pickButton(match, pick, side) {
  const button = document.createElement('button')
  button.type = 'button'
  button.disabled = match.odds[pick] === 0
  button.textContent = `${side} ${match.odds[pick] === 0 ? '–' : odds(match.odds[pick])}`
  button.setAttribute(
    'aria-label',
    `${match.home} – ${match.away}: ${text(`crest${{ home: 'Left', draw: 'Tie', away: 'Right' }[pick]}`)} ${odds(match.odds[pick])}`,
  )
  button.setAttribute('aria-pressed', String(picked.get(match.match)?.pick === pick))
  button.addEventListener('click', () => {
    if (picked.get(match.match)?.pick === pick) picked.delete(match.match)
    else picked.set(match.match, { match: match.match, pick, odds: match.odds[pick] })
    for (const other of button.parentElement.children) {
      other.setAttribute('aria-pressed', String(other === button && picked.get(match.match)?.pick === pick))
    }
    showTotal()
  })
  return button
}

function matchRow(match) {
  const row = document.createElement('li')
  const names = document.createElement('p')
  names.textContent = `${match.home} – ${match.away}`
  const time = document.createElement('small')
  time.dataset.kickOff = match.kickOff
  names.append(time)
  const buttons = document.createElement('div')
  buttons.append(
    pickButton(match, 'home', '1'),
    pickButton(match, 'draw', 'X'),
    pickButton(match, 'away', '2'),
  )
  row.append(names, buttons)
  return row
}

/** The selection that the launch named, with the odds of now; one that is no longer taken is said so. */
function pickLaunched() {
  const query = new URLSearchParams(location.search)
  const [id, pick] = [query.get('match'), query.get('pick')]
  if (id === null || pick === null) return
  // A reload keeps what was chosen since.
  const kept = `baize.coupon.${query.get('launch')}`
  if (storage.read(kept) !== null) return
  storage.keep(kept, 'taken')
  const match = now.matches.find((each) => each.match === id)
  const odds = match && Object.hasOwn(match.odds, pick) ? match.odds[pick] : 0
  if (odds === 0) return say(text('selectionClosed'), 'warning')
  picked.set(id, { match: id, pick, odds })
  element('matches').replaceChildren(...now.matches.map(matchRow))
  showTotal()
  document.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'center' })
}

async function refresh() {
  now = await market()
  const known = new Set(now.matches.map((match) => match.match))
  for (const id of picked.keys()) if (!known.has(id)) picked.delete(id)
  element('matches').replaceChildren(...now.matches.map(matchRow))
  showTotal()
  const { newest } = await showTickets()
  if (newest?.balance) showBalance(newest.balance)
}

let turn = 0
function tick() {
  turn += 1
  if (now) {
    for (const time of document.querySelectorAll('[data-kick-off]')) {
      time.textContent = ` ${until(time.dataset.kickOff, now.ahead)}`
    }
    const begun = Date.now() + now.ahead > Date.parse(now.matches[0].kickOff)
    const focused = element('matches').contains(document.activeElement)
    if (begun || (turn % 20 === 0 && !focused)) refresh().catch((problem) => fail(problem.code))
  }
  setTimeout(tick, 1000)
}

element('play').addEventListener('click', async () => {
  if (state.busy || state.over) return
  if (picked.size === 0) return say(text('pickMatch'), 'warning')
  if (units(state.stakes[state.stake]) > units(state.balance)) return fail('insufficientFunds')
  try {
    const ticket = await place({ legs: [...picked.values()] })
    picked.clear()
    if (ticket.balance) showBalance(ticket.balance)
    say(text('placed'))
    await refresh()
  } catch (problem) {
    fail(problem.code)
  }
  showControls()
})

void open(async () => {
  element('play-text').textContent = text('placeBet')
  say(text('pickMatch'))
  await refresh()
  pickLaunched()
  tick()
})
