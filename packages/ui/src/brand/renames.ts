/** Steps of space and text sizes that have another name since 1.0.0, by their old one. */
const steps: Readonly<Record<string, string>> = { hair: '3xs', xxs: '2xs', xxl: '2xl', xxxl: '3xl' }
const old = Object.keys(steps).join('|')
const renamed = (step: string) => steps[step] ?? step

/** The role that replaces a renamed one in a brand; undefined where there was none. */
export function renamedRole(path: string): string | undefined {
  const now = path
    .replace(/^type\.leading\./, 'type.lineHeight.')
    .replace(
      new RegExp(`^(space|type\\.size)\\.(${old})$`),
      (_, group: string, step: string) => `${group}.${renamed(step)}`,
    )
  return now === path ? undefined : now
}

/** A brand's `tokens.json` with the new names, formatted as it was. */
export function renameInTokens(text: string): string {
  return text
    .replace(
      new RegExp(`"(${old})"(\\s*:)`, 'g'),
      (_, step: string, colon: string) => `"${renamed(step)}"${colon}`,
    )
    .replace(/"leading"(\s*:)/g, '"lineHeight"$1')
    .replace(/\{([a-z][\w.]*)\}/gi, (alias, path: string) => {
      const now = renamedRole(path)
      return now === undefined ? alias : `{${now}}`
    })
}

/**
 * Code, markup or a stylesheet that uses Baize with the new names: `tokens.space.xxs`, `space="xxs"`, `--bz-space-xxs`. It
 * reads no syntax: a step is renamed as a member of `space` or `size`, and as a whole quoted word.
 */
export function renameInCode(text: string): string {
  return text
    .replace(
      new RegExp(`--bz-(space|type-size)-(${old})\\b(?!-)`, 'g'),
      (_, group: string, step: string) => `--bz-${group}-${renamed(step)}`,
    )
    .replace(/--bz-type-leading-/g, '--bz-type-line-height-')
    .replace(/--bz-leading-(text|heading)\b/g, '--bz-line-height-$1')
    .replace(/\btype\.leading\b/g, 'type.lineHeight')
    .replace(
      new RegExp(`(['"]\\{?)((?:type\\.)?size|space)\\.(${old})(?=\\}?['"])`, 'g'),
      (_, quote: string, group: string, step: string) => `${quote}${group}.${renamed(step)}`,
    )
    .replace(
      new RegExp(`\\b(space|size)\\.(${old})\\b`, 'g'),
      (_, group: string, step: string) => `${group}['${renamed(step)}']`,
    )
    .replace(
      new RegExp(`(['"])(${old})\\1`, 'g'),
      (_, quote: string, step: string) => `${quote}${renamed(step)}${quote}`,
    )
}

/** The numbers of the lines, from 1, that still have an old name by itself: in an object's key, or destructured. */
export function linesToLookAt(text: string): number[] {
  const word = new RegExp(`(?<![\\w$.'"\`-])(?:${old})(?![\\w$'"\`-])`)
  return text.split('\n').flatMap((line, index) => (word.test(line) ? [index + 1] : []))
}
