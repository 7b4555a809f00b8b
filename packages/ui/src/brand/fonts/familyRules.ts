import { propertyName } from '../../tokens/roles.ts'
import type { BrandFont } from '../brandData.ts'
import { familyRoles, familyText, textRoles } from './families.ts'
import { isWrittenInBrandFonts, scriptOf } from './scripts.ts'

/** Languages of scripts with a font of their own whose texts are all in fonts that the brand brings. */
export function ownScriptLanguages(
  fonts: readonly Pick<BrandFont, 'family' | 'languages'>[],
  base: ReadonlyMap<string, string>,
): string[] {
  const roles = familyRoles(base)
  const languages = [...new Set(fonts.flatMap((font) => font.languages))]
  return languages.filter(
    (language) =>
      !isWrittenInBrandFonts(scriptOf(language)) &&
      textRoles.every((role) =>
        fonts.some(
          (font) => font.languages.includes(language) && roles.get(role)?.includes(font.family) === true,
        ),
      ),
  )
}

/**
 * CSS that puts a brand's fonts to use: their stand-ins after them, none of them for languages of their scripts that they do
 * not have whole, and no other font before them for languages that they have.
 */
export function familyRules(
  fonts: readonly (BrandFont & { fallbacks: readonly string[] })[],
  base: ReadonlyMap<string, string>,
  languages: readonly string[],
): string {
  const roles = familyRoles(base)
  const fontOf = (name: string) => fonts.find(({ family }) => family === name)
  const declarations = (families: (names: readonly string[]) => readonly string[]) =>
    [...roles]
      .filter(([, names]) => names.some(fontOf))
      .map(([role, names]) => {
        const stack = families(names).flatMap((name) => [name, ...(fontOf(name)?.fallbacks ?? [])])
        return `${propertyName(['type', 'family', role])}:${familyText(endedStack(stack))}`
      })
      .join(';')
  const stacks = declarations((names) => names)
  const withoutSome = languages.flatMap((language) => {
    const lacks = fonts.filter((font) => !font.languages.includes(language) && sharesScript(font, language))
    const rule = declarations((names) => names.filter((name) => !lacks.some(({ family }) => family === name)))
    return lacks.length > 0 ? [`:root:lang(${language}){${rule}}`] : []
  })
  const own = ownScriptLanguages(fonts, base).map(
    // No font has this name: what the reset puts before the brand's fonts is taken away.
    (language) => `:root:root:lang(${language}){--bz-script-font:"Baize Brand"}`,
  )
  return [`:root{${stacks}}`, ...withoutSome, ...own].join('\n')
}

/** A stack that ends in a font of the device, for letters that no other has: tools export a family alone. */
const endedStack = (names: readonly string[]) =>
  /^(?:(?:sans-)?serif|monospace|system-ui|ui-.+)$/.test(names.at(-1) ?? '')
    ? names
    : [...names, 'system-ui', 'sans-serif']

const sharesScript = (font: BrandFont, language: string) =>
  font.languages.some((each) => scriptOf(each) === scriptOf(language))
