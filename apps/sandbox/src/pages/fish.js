import { game, movesAllowed, pause, start } from './table.js'
import { text } from './texts.js'

const sea = document.getElementById('sea')
const target = document.getElementById('target')
const picture = (name) => `/sandbox/art/symbol-${name}.svg?hue=${game.hue}`
const chosen = () => document.querySelector('input[name=choice]:checked').value

const aim = () => {
  target.src = picture(chosen())
  sea.removeAttribute('data-result')
}
for (const input of document.querySelectorAll('input[name=choice]')) input.addEventListener('change', aim)
for (const label of document.querySelectorAll('[data-fish]'))
  label.textContent = text(`fish_${label.dataset.fish}`)
document.getElementById('rtp').textContent = text('rtp', { percent: game.rtp })
aim()

function wait() {
  sea.dataset.result = 'aim'
  return { stop: () => {} }
}

async function show({ symbols: [name, result] }) {
  target.src = picture(name)
  if (movesAllowed()) await pause(300)
  sea.dataset.result = result
  sea.setAttribute('aria-label', `${text(`fish_${name}`)}: ${text(result)}`)
}

void start({ show, wait, choice: chosen })
