import { type GlobalStyleRule, globalStyle, layer } from '@vanilla-extract/css'
import { mirrored } from '../icons/mirrored.ts'
import { tokens } from '../tokens/contract.css.ts'
import { lessMotion } from '../tokens/media.ts'
import './scriptFonts.css.ts'

const reset = layer('bz-reset')

function rule(selector: string, style: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [reset]: style } })
}

rule('*', { boxSizing: 'border-box', margin: 0, padding: 0, minInlineSize: 0 })
rule('html', {
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: `calc(${tokens.size.header} + ${tokens.space.md})`,
  scrollbarColor: `${tokens.color.border.strong} transparent`,
  fontFamily: tokens.type.family.text,
  fontSize: '100%',
})
// Of no weight: the rules of the scripts below, which have none, come after it.
rule(':where(html)', {
  vars: {
    '--bz-line-height-text': tokens.type.lineHeight.latin.text,
    '--bz-line-height-heading': tokens.type.lineHeight.latin.heading,
    '--bz-tracking-heading': tokens.type.tracking.heading,
  },
})
rule('body', {
  minBlockSize: '100dvb',
  background: tokens.color.surface.page,
  color: tokens.color.text.primary,
  fontSize: tokens.type.size.md,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
// Radix turns the pointer off on the body under a modal layer, whose cover takes the clicks. Inherited, that would have
// the browser style the whole page anew: 40 to 100 ms on a slow phone, at its opening and again at its end.
rule(':where(body > *)', { pointerEvents: 'auto' })
rule(':where(body), :where([lang])', { lineHeight: 'var(--bz-line-height-text)' })
rule('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' })
rule('ul, ol', { listStyle: 'none' })
rule('img, picture, video, canvas, svg', { display: 'block', maxInlineSize: '100%' })
rule('input, button, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
rule('button', { background: 'none', border: 0, cursor: 'pointer', touchAction: 'manipulation' })
rule('button:disabled', { cursor: 'not-allowed' })
rule('a', { color: 'inherit', textDecoration: 'none' })
rule('fieldset, iframe', { border: 0 })
rule('legend', { display: 'block' })
rule('table', { borderCollapse: 'collapse', borderSpacing: 0 })
// A part of the page that names its language has no box of its own.
rule('[data-bz-spoken]', { display: 'contents' })
rule('[hidden]', { display: 'none !important' })
rule(':focus-visible', {
  outline: `${tokens.line.focus} solid ${tokens.color.focus}`,
  outlineOffset: tokens.line.focusOffset,
})

// Forced colours remove backgrounds and shadows, and show transparent borders: the chosen item is marked by its line, in
// every tab, pill, filter and menu.
globalStyle(
  ':is([aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false], [aria-current=date])):not(:focus-visible)',
  {
    '@layer': {
      [reset]: {
        '@media': {
          '(forced-colors: active)': { outline: '3px double Highlight', outlineOffset: '-3px' },
        },
      },
    },
  },
)

/**
 * What names one of these languages, and not all of its content: what is set here is inherited, and a rule that
 * every element has to be held against is paid for whenever a page is styled.
 */
const spoken = (languages: readonly string[]) =>
  `:where([lang]:is(${languages.map((language) => `:lang(${language})`).join(', ')}))`

const scripts = {
  khmer: ['km', 'lo'],
  thai: ['th', 'vi', 'hi', 'bn', 'ta', 'te', 'si', 'ne', 'mr', 'gu', 'pa', 'kn', 'ml', 'am'],
  burmese: ['my', 'bo'],
  han: ['zh', 'ja', 'ko'],
  arabic: ['ar', 'fa', 'he'],
  nastaliq: ['ur'],
} as const

for (const [script, languages] of Object.entries(scripts)) {
  const heights = tokens.type.lineHeight[script as keyof typeof scripts]
  rule(spoken(languages), {
    vars: {
      '--bz-line-height-text': heights.text,
      '--bz-line-height-heading': heights.heading,
      '--bz-tracking-heading': '0',
    },
  })
}

// A bold that is drawn over a regular, or a slope, closes the small shapes of these scripts.
rule(spoken(['km', 'lo', 'th', 'my']), { fontSynthesis: 'none' })
// Korean breaks between words, Japanese between phrases and never before a small letter; spaceless scripts by the browser's
// dictionaries.
rule(spoken(['ko']), { wordBreak: 'keep-all' })
rule(spoken(['ja']), { lineBreak: 'strict', wordBreak: 'auto-phrase' })

const still = {
  animationName: 'none !important',
  transitionProperty: 'none !important',
  scrollBehavior: 'auto !important' as 'auto',
} as const

// The device requests less motion, or the user does on this site.
// Pseudo-elements that move use `stillPseudo`.
globalStyle('*', { '@media': { [lessMotion]: still } })
globalStyle('[data-motion=still], [data-motion=still] *', still)

rule(':where(.lucide)', { flex: 'none' })
// An icon is sized by its text, unless its `size` says otherwise. Lucide writes its default into the element: for 24
// pixels say `size="24px"`.
rule(':where(.lucide[width="24"])', { inlineSize: '1.25em', blockSize: '1.25em' })
rule(`[dir=rtl] :is(${mirrored.map((name) => `.${name}`).join(', ')})`, { scale: '-1 1' })
