/** The names in a value of `font-family`. */
function familiesIn(css: string): string[] {
  return [...css.matchAll(/"((?:[^"\\]|\\.)*)"|([^,"]+)/g)]
    .map(([, quoted, plain]) => quoted?.replace(/\\(.)/g, '$1') ?? plain?.trim() ?? '')
    .filter((name) => name !== '')
}

/** A value of `font-family`. */
export const familyText = (names: readonly string[]): string =>
  names.map((name) => (/^[a-zA-Z-]+$/.test(name) ? name : JSON.stringify(name))).join(',')

const roles = ['text', 'heading', 'figures', 'code'] as const

/** The families that each role of `type.family` names. */
export function familyRoles(base: ReadonlyMap<string, string>): Map<string, string[]> {
  return new Map(
    roles.flatMap((role) => {
      const css = base.get(`type.family.${role}`)
      return css === undefined ? [] : [[role, familiesIn(css)] as const]
    }),
  )
}

/** The roles that running text is in. */
export const textRoles: readonly string[] = ['text', 'heading', 'figures']
