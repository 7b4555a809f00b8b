import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { propertyName } from './roles.ts'

const rooms = resolve(import.meta.dirname, '../../../..')
const files = globSync('**/*.css.ts', { cwd: resolve(import.meta.dirname, '..') })

const colourLiteral =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|['" ](?:white|black|red|green|blue|gold|gr[ae]y)\b/i
const physical =
  /\b(?:margin|padding|border)(?:Left|Right|Top|Bottom)\b|^\s*(?:left|right|top|bottom):|\b(?:min|max)?(?:Width|Height):|^\s*(?:width|height):/m

/** Comments may speak of colours, and a mask's black is no colour: only its opacity counts. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s*maskImage:.*$/gm, '')
}

describe.each(files)('%s', (file) => {
  const text = code(readFileSync(resolve(import.meta.dirname, '..', file), 'utf8'))

  it('takes every colour from a token', () => {
    expect(text.match(colourLiteral)?.[0]).toBeUndefined()
  })

  it('lays out along the direction of reading', () => {
    expect(text.match(physical)?.[0]).toBeUndefined()
  })
})

const sheets = globSync('{packages,apps}/*/src/**/*.css.ts', { cwd: rooms })

describe.each(sheets)('what %s costs a page', (file) => {
  const text = code(readFileSync(resolve(rooms, file), 'utf8'))

  // Any insertion or removal would recalculate the styles of all its siblings.
  it('has no rule that depends on the sibling before an element of any kind', () => {
    expect(text.match(/\* *[+~] *\*/)?.[0]).toBeUndefined()
  })

  // Each element would be styled as if it had the pseudo-element, and a selection's colours are inherited by all.
  it('says nothing of the pseudo-elements of every element', () => {
    expect(text.match(/\*::(?:before|after)|['`](?::root|html|body|\*)?::selection/)?.[0]).toBeUndefined()
  })

  // The reset stills elements.
  it('lets its moving pseudo-elements stand still', () => {
    const moving =
      text.match(/::(?:before|after)['`]: \{(?:\$\{[^}]*\}|[^}])*?(?:animation|transition)/) !== null
    expect(text.includes('stillPseudo(')).toBe(moving)
  })

  // Such a rule has no name that a browser could look it up by: every element of a page is held against it. What only
  // paper sees is not looked up on a screen.
  it('has no rule that ends in a list of names, and none that looks through the whole page', () => {
    const onScreen = text.split(/^(?=globalStyle)/m).filter((rule) => !/print:|onPrint\(/.test(rule))
    expect(onScreen.join('').match(/[\s>]:(?:is|where)\([^)`]*\)(?=`)/)?.[0]).toBeUndefined()
    expect(text.match(/(?:html|:root)[^,{`']*:has\(/)?.[0]).toBeUndefined()
  })
})

const markup = globSync('{packages,apps}/*/src/**/*.tsx', {
  cwd: rooms,
  exclude: (name) => /\.(?:stories|test)\.tsx$/.test(name),
})

it.each(markup)(
  '%s writes no style into its markup, which a strict content-security policy drops',
  (file) => {
    expect(readFileSync(resolve(rooms, file), 'utf8')).not.toMatch(/\sstyle=/)
  },
)

it('names custom properties by role, in words that CSS uses', () => {
  expect(propertyName(['color', 'game', 'onHot'])).toBe('--bz-color-game-on-hot')
})
