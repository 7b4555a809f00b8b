/** A custom property that two brands' CSS does not have alike. */
export interface PropertyChange {
  /** The selector of its rule as `compileBrand` writes it. */
  rule: string
  property: string
  before: string | undefined
  after: string | undefined
}

/** The declarations of a compiled brand by rule and property; values of brands have neither braces nor semicolons. */
function declarations(css: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, rule = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const declaration of body.split(';')) {
      const colon = declaration.indexOf(':')
      if (colon > 0) found.set(`${rule.trim()}|${declaration.slice(0, colon)}`, declaration.slice(colon + 1))
    }
  }
  return found
}

/** The schemes as they are called beside a property; the system's preference repeats the dark one. */
const ruleNames: Readonly<Record<string, string>> = {
  ':root': 'both schemes',
  ':root,[data-scheme=light]': 'light',
  '[data-scheme=dark]': 'dark',
}

/**
 * What differs between the compiled CSS of two brands, where only that is published. A brand with fonts has stand-ins added
 * to its families when it is built: these say nothing of its tokens.
 */
export function propertyChanges(before: string, after: string): PropertyChange[] {
  if (before === after) return []
  const [old, now] = [declarations(before), declarations(after)]
  const built = before.includes('@font-face')
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): PropertyChange[] => {
    const [rule = '', property = ''] = key.split('|')
    if (rule.startsWith(':root:not') || !property.startsWith('--bz-') || old.get(key) === now.get(key))
      return []
    if (built && /^--bz-(?:type-family|script)-/.test(property)) return []
    return [{ rule: ruleNames[rule] ?? rule, property, before: old.get(key), after: now.get(key) }]
  })
}
