import { modeName } from '../.storybook/modes.ts'
import type { Shot } from './shots.ts'
import { summary, type Verdict, verdicts } from './verdict.ts'

/** One line of the report. */
export interface Result {
  title: string
  name: string
  mode: string
  file: string
  verdict: Verdict
  pixels: number
  /** Why it could not be shown. */
  problem?: string
}

export function resultOf(
  { story, mode, file }: Shot,
  verdict: Verdict,
  pixels = 0,
  problem?: string,
): Result {
  const { title, name } = story
  return { title, name, mode: modeName(mode), file, verdict, pixels, ...(problem && { problem }) }
}

/** Where the report finds the pictures, as addresses relative to itself, without a slash at the end. */
export interface Places {
  before: string
  after: string
  difference: string
}

/** The report as one page: what is not as accepted first, each with before, after, difference and a slider. */
export function reportPage(results: readonly Result[], places: Places): string {
  const order = (result: Result) => verdicts.indexOf(result.verdict)
  const sorted = [...results].sort((a, b) => order(a) - order(b) || b.pixels - a.pixels)
  const shown = sorted.filter(({ verdict }) => verdict !== 'same')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pictures: ${plain(summary(results.map(({ verdict }) => verdict)))}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${plain(summary(results.map(({ verdict }) => verdict)))}</h1>
<form role="search">
<label>Filter <input type="search" name="text" placeholder="button dark phone"></label>
${verdicts
  .filter((verdict) => shown.some((each) => each.verdict === verdict))
  .map(
    (verdict) =>
      `<label><input type="checkbox" name="verdict" value="${verdict}" checked> ${verdict}</label>`,
  )
  .join('\n')}
</form>
</header>
<main>
${shown.map((result) => card(result, places)).join('\n') || '<p>Every picture is as accepted.</p>'}
</main>
<script>${script}</script>
</body>
</html>
`
}

function card(result: Result, places: Places): string {
  const { title, name, mode, verdict, pixels, file, problem } = result
  const text = `${title} ${name} ${mode}`.toLowerCase()
  const count = pixels > 0 ? `, ${pixels} pixels` : ''
  return `<article data-verdict="${verdict}" data-text="${plain(text)}">
<h2>${plain(title)}: ${plain(name)} <small>${plain(mode)}</small> <b>${verdict}${count}</b></h2>
${problem ? `<pre>${plain(problem)}</pre>` : pictures(verdict, file, places)}
</article>`
}

function pictures(verdict: Verdict, file: string, { before, after, difference }: Places): string {
  const image = (folder: string, words: string) =>
    `<figure><figcaption>${words}</figcaption><a href="${address(folder, file)}"><img loading="lazy" src="${address(folder, file)}" alt="${words}"></a></figure>`
  if (verdict === 'new') return image(after, 'After')
  if (verdict === 'gone') return image(before, 'Before')
  return `<div class="three">${image(before, 'Before')}${image(after, 'After')}${image(difference, 'Difference')}</div>
<details><summary>Slider</summary>
<div class="slider"><img loading="lazy" src="${address(before, file)}" alt="Before"><img loading="lazy" class="over" src="${address(after, file)}" alt="After"></div>
<label>Before <input type="range" min="0" max="100" value="50"> After</label></details>`
}

function address(folder: string, file: string): string {
  return plain(`${folder}/${file.split('/').map(encodeURIComponent).join('/')}`)
}

function plain(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 }
header { position: sticky; top: 0; z-index: 1; padding: 12px 24px; background: Canvas; border-bottom: 1px solid GrayText }
h1 { font-size: 1.3rem; margin: 0 0 8px }
form { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center }
main { padding: 8px 24px }
article { padding: 16px 0; border-bottom: 1px solid GrayText }
h2 { font-size: 1rem; margin: 0 0 8px }
small { font-weight: 400; margin-inline-start: 8px }
b { margin-inline-start: 8px }
pre { white-space: pre-wrap }
figure { margin: 0; min-width: 0 }
img { max-width: 100%; border: 1px solid GrayText; box-sizing: border-box; vertical-align: top }
.three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px }
.slider { position: relative; display: inline-block; --at: 50% }
.slider .over { position: absolute; inset: 0 auto auto 0; clip-path: inset(0 calc(100% - var(--at)) 0 0) }
[hidden] { display: none }
`

const script = `
const form = document.querySelector('form')
const filter = () => {
  const words = form.text.value.toLowerCase().split(/\\s+/).filter(Boolean)
  const wanted = [...form.querySelectorAll('[name=verdict]:checked')].map((box) => box.value)
  for (const card of document.querySelectorAll('article'))
    card.hidden = !wanted.includes(card.dataset.verdict) || !words.every((word) => card.dataset.text.includes(word))
}
form.addEventListener('input', filter)
form.addEventListener('submit', (event) => event.preventDefault())
document.addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.closest('details').querySelector('.slider').style.setProperty('--at', target.value + '%')
})
`
