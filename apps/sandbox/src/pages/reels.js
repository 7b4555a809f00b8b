import { game, movesAllowed, pause, start } from './table.js'
import { text } from './texts.js'

const cells = [...document.querySelectorAll('.cell img')]
const picture = (name) =>
  `/sandbox/art/symbol-${name}.svg?hue=${(game.hue + game.symbols.indexOf(name) * 45) % 360}`

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 4, 8],
  [2, 4, 6],
]

function put(cell, name) {
  cell.src = picture(name)
  cell.dataset.symbol = name
}

function mark(symbols) {
  const paid = new Set()
  for (const line of lines) {
    const drawn = line.map((index) => symbols[index])
    const symbol = drawn.find((name) => name !== 'wild') ?? 'wild'
    if (drawn.every((name) => name === symbol || name === 'wild')) for (const cell of line) paid.add(cell)
  }
  for (const [index, cell] of cells.entries())
    cell.parentElement.toggleAttribute('data-paid', paid.has(index))
}

/** The reels turn until they are stopped, one column after another when there is a result. */
function wait() {
  mark([])
  if (!movesAllowed()) return { stop: () => {} }
  for (const cell of cells) cell.parentElement.toggleAttribute('data-turning', true)
  const turning = setInterval(() => {
    for (const cell of document.querySelectorAll('.cell[data-turning] img')) {
      put(cell, game.symbols[Math.floor(Math.random() * game.symbols.length)])
    }
  }, 80)
  return {
    stop: () => {
      clearInterval(turning)
      for (const cell of cells) cell.parentElement.removeAttribute('data-turning')
    },
  }
}

async function show({ symbols }) {
  for (const column of [0, 1, 2]) {
    for (const row of [0, 1, 2]) {
      const cell = cells[row * 3 + column]
      cell.parentElement.removeAttribute('data-turning')
      put(cell, symbols[row * 3 + column])
    }
    if (movesAllowed()) await pause(220)
  }
  mark(symbols)
  document.getElementById('reels').setAttribute('aria-label', `${text('reels')}: ${symbols.join(', ')}`)
}

document.getElementById('reels').setAttribute('aria-label', text('reels'))
for (const [index, cell] of cells.entries()) put(cell, game.symbols[(index * 2) % game.symbols.length])

const rows = document.getElementById('paytable')
for (const [index, name] of game.symbols.entries()) {
  const row = rows.insertRow(0)
  const image = new Image(36, 36)
  image.src = picture(name)
  image.alt = name
  row.insertCell().append(image)
  row.insertCell().textContent = `${game.pays[index]} × ⅕`
  row.insertCell().textContent = game.chances[index]
}
document.getElementById('rtp').textContent = text('rtp', { percent: game.rtp })

void start({ show, wait })
