import { fontKindProblem, readTokens } from '@baize/ui/brand'
import type { BrandFolder } from '../brand-folder.ts'
import { languagesOf } from '../settings/paths.ts'
import type { Problems } from '../settings/problems.ts'
import { fontsOf } from './brandFonts.ts'

/**
 * What is wrong with each font, by its place in the list. `brand check` looks into the files besides: whether each has
 * the letters of its languages, and what a page loads.
 */
export function fontProblems(
  { tokens, settings, files }: BrandFolder,
  problems: Problems,
): Map<number, string[]> {
  const { base } = readTokens(tokens)
  const families = [...base]
    .flatMap(([path, css]) => (path.startsWith('type.family.') ? [css] : []))
    .join(',')
  const languages = languagesOf(settings)
  const all = fontsOf(settings).map((font, index): [number, string[]] => {
    const own = problems.get(`fonts.${index}`)
    if (own !== undefined) return [index, [own]]
    return [
      index,
      [
        ...font.files.flatMap(({ file }) => {
          const bytes = files.get(file)
          if (!bytes) return [`${file} is not among the files of the brand: choose it again.`]
          const problem = fontKindProblem(file, bytes)
          return problem === undefined ? [] : [`${file} ${problem}`]
        }),
        ...font.languages
          .filter((language) => !languages.includes(language))
          .map(
            (language) =>
              `${language} is not a language of the brand: take it out, or add it to the settings.`,
          ),
        ...(families.includes(font.family)
          ? []
          : [
              `No token of type.family names ${font.family}, so no text is in it: write it first in the tokens.`,
            ]),
      ],
    ]
  })
  return new Map(all.filter(([, sentences]) => sentences.length > 0))
}
