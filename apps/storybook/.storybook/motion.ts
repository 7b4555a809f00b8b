const id = 'baize-reduced-motion'
const query = '(prefers-reduced-motion: reduce)'
const systemMatch = window.matchMedia.bind(window)

/** Emulates a system that prefers reduced motion: for styles by force, for scripts through matchMedia. */
export function setReducedMotion(reduced: boolean): void {
  document.getElementById(id)?.remove()
  window.matchMedia = systemMatch
  if (!reduced) return
  const style = document.head.appendChild(document.createElement('style'))
  style.id = id
  style.textContent =
    '*, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important }'
  window.matchMedia = (text) =>
    text.replaceAll(' ', '') === query.replaceAll(' ', '') ? systemMatch('all') : systemMatch(text)
}
