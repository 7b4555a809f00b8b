import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { compileAll } from '../../tooling/catalogues/compile.ts'
import { sourceMessages } from '../../tooling/catalogues/languages.ts'
import { type PseudoLanguage, pseudoMessages } from '../../tooling/catalogues/pseudo.ts'
import { offerLanguages } from './offered.ts'
import { originOf, type Site } from './people.ts'

/**
 * The languages of the registry that the pseudo-languages stand in for. Russian, because its dates are written in other
 * letters: what is left in Latin ones did not come from a catalogue. Persian, because it runs from right to left.
 */
export const pseudoTags = { pseudo: 'ru', 'pseudo-rtl': 'fa' } as const satisfies Record<
  PseudoLanguage,
  string
>

let made: Record<string, object> | undefined

/** All words of the product in each pseudo-language, by the tag that it replaces. */
function pseudoWords(): Record<string, object> {
  if (!made) {
    const source = sourceMessages(join(import.meta.dirname, '../..'))
    const english = compileAll(new Map([...source].map(([id, { text }]) => [id, text])))
    made = Object.fromEntries(
      Object.entries(pseudoTags).map(([language, tag]) => [
        tag,
        pseudoMessages(english, language as PseudoLanguage),
      ]),
    )
  }
  return made
}

/**
 * Lets a page of the built site offer both pseudo-languages, as a brand offers any language that has one file for all
 * packages (docs/decisions/0019): its brand names two more, and the chunk with their words is ours.
 */
export async function offerPseudo(page: Page, site: Site): Promise<void> {
  await page.route(
    (url) => url.origin === originOf(site) && /^\/assets\/bring-[\w-]+\.js$/.test(url.pathname),
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `const words = ${JSON.stringify(pseudoWords())}
export const bring = async (locale) => words[locale] ?? {}`,
      }),
  )
  await offerLanguages(page, site, Object.values(pseudoTags))
}
