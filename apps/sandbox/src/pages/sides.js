import { game, movesAllowed, pause, start } from './table.js'
import { text } from './texts.js'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const names = {
  left: text(`${game.dress}Left`),
  right: text(`${game.dress}Right`),
  tie: text(`${game.dress}Tie`),
}

for (const label of document.querySelectorAll('[data-side-name]')) {
  label.textContent = names[label.dataset.sideName]
}
document.body.dataset.dress = game.dress
document.getElementById('play-text').textContent = text({ card: 'deal', ball: 'draw' }[game.dress] ?? 'match')
document.getElementById('rtp').textContent = text('rtpSides', { side: game.rtpSide, tie: game.rtpTie })

document.getElementById('draw').setAttribute('aria-label', `${names.left}, ${names.right}`)

const sides = { left: document.getElementById('left'), right: document.getElementById('right') }
const history = document.getElementById('history')

/** Shows what a side drew: a card with its suit, or the number on a ball or a crest. */
function turn(side, drawn) {
  const [rank, suit] = drawn.split('-')
  const face = side.querySelector('.face')
  const value = document.createElement('b')
  value.textContent = game.dress === 'card' ? rank : String(ranks.indexOf(rank) + 1)
  face.replaceChildren(value)
  if (game.dress === 'card') {
    const image = new Image(56, 56)
    image.src = `/sandbox/art/symbol-${suit}.svg?hue=${suit === 'heart' || suit === 'diamond' ? 20 : 200}`
    image.alt = ''
    face.append(image)
  }
  face.dataset.red = String(game.dress === 'card' && (suit === 'heart' || suit === 'diamond'))
  side.dataset.open = 'true'
  return value.textContent
}

function wait() {
  for (const side of Object.values(sides)) {
    side.dataset.open = 'false'
    side.removeAttribute('data-won')
  }
  document.getElementById('tie').removeAttribute('data-won')
  return { stop: () => {} }
}

async function show({ symbols: [left, right, winner] }) {
  const a = turn(sides.left, left)
  if (movesAllowed()) await pause(500)
  const b = turn(sides.right, right)
  if (movesAllowed()) await pause(450)
  const won = winner === 'tie' ? document.getElementById('tie') : sides[winner]
  won.toggleAttribute('data-won', true)
  document
    .getElementById('draw')
    .setAttribute('aria-label', text('result', { left: names.left, right: names.right, a, b }))
  const entry = document.createElement('li')
  entry.dataset.side = winner
  entry.textContent = names[winner]
  history.prepend(entry)
  while (history.children.length > 8) history.lastElementChild.remove()
}

const choice = () => document.querySelector('input[name=choice]:checked').value

void start({ show, wait, choice })
