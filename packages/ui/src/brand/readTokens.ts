import { baseRoles, propertyName, type RoleTree, schemeRoles, type TokenType } from '../tokens/roles.ts'
import { type Choice, choiceName, choicesOf, schemeModifierOf } from './format/choices.ts'
import { readDocument } from './format/documentTokens.ts'
import { isGroup, printable } from './format/json.ts'
import type { ResolvedToken } from './format/resolve.ts'
import type { Modifier } from './format/resolver.ts'
import { limitProblem } from './limits.ts'
import { nearestName } from './nearestName.ts'
import { renamedRole } from './renames.ts'
import { isValueType, valueParts } from './valueText.ts'

/** The two schemes of every brand. */
export const schemes = ['light', 'dark'] as const
/** One of the two schemes of every brand. */
export type Scheme = (typeof schemes)[number]

/** A token that a brand has besides the roles: a primitive, a role of its own, a token of a component. */
export interface OwnToken {
  path: string
  type: string
  /** Its custom property: `--bz-palette-green-500`. */
  property: string
  description?: string
}

/** Another look of a brand, by a modifier besides the scheme: what it has otherwise in each scheme. */
export interface Variant {
  /** The contexts that are not the default, by modifier. */
  selection: Record<string, string>
  light: Map<string, string>
  dark: Map<string, string>
}

/** A brand's tokens, read and checked: CSS values by path (`color.text.primary`). */
export interface BrandTokens {
  name: string
  /** What is the same in both schemes. */
  base: Map<string, string>
  light: Map<string, string>
  dark: Map<string, string>
  own: OwnToken[]
  variants: Variant[]
  /** Plain sentences; empty when the file is whole. */
  problems: string[]
}

function leaves(tree: RoleTree, path = ''): [string, TokenType][] {
  return Object.entries(tree).flatMap(([key, child]): [string, TokenType][] => {
    const here = path === '' ? key : `${path}.${key}`
    return typeof child === 'string' ? [[here, child]] : leaves(child, here)
  })
}

/** The type of each role by its path. */
export const roleTypes: ReadonlyMap<string, TokenType> = new Map([
  ...leaves(baseRoles),
  ...leaves(schemeRoles),
])
/** The roles that may differ by scheme. */
export const schemePaths: ReadonlySet<string> = new Set(leaves(schemeRoles).map(([path]) => path))

/** The values of one permutation, and what is wrong with it by path. */
interface Filled {
  values: Map<string, string>
  own: Map<string, OwnToken>
  problems: Map<string, string>
}

const fillNothing: Filled = { values: new Map(), own: new Map(), problems: new Map() }

function fill(tokens: ReadonlyMap<string, ResolvedToken>): Filled {
  const filled: Filled = { values: new Map(), own: new Map(), problems: new Map() }
  const oldNames = new Map([...tokens.keys()].map((path) => [renamedRole(path), path]))
  for (const [path, type] of roleTypes) {
    const token = tokens.get(path)
    const oldName = oldNames.get(path)
    if (!token && oldName !== undefined) {
      const mend = '`baize-brand rename` writes the new names.'
      filled.problems.set(oldName, `is called ${path} now. ${mend} [${tokens.get(oldName)?.at}]`)
    } else if (!token) {
      const near = nearestName(
        path,
        [...tokens.keys()].filter((each) => !roleTypes.has(each)),
      )
      const meant = near === undefined ? '' : ` Is ${near} meant?`
      filled.problems.set(path, `is missing. Every brand must give it a ${type} value.${meant}`)
    } else {
      const problem = put(filled, token, type)
      if (problem !== undefined) filled.problems.set(path, `${problem} [${token.at}]`)
    }
  }
  for (const [path, token] of tokens) {
    if (roleTypes.has(path)) continue
    const problem = put(filled, token, undefined)
    if (problem !== undefined) filled.problems.set(path, `${problem} [${token.at}]`)
  }
  return filled
}

/** Writes a token's CSS into the values; returns what is wrong with it. */
function put({ values, own }: Filled, token: ResolvedToken, role: TokenType | undefined): string | undefined {
  const { path, type, value, problem, description } = token
  if (problem !== undefined) return `cannot be read: ${problem}`
  if (role !== undefined && type !== role)
    return `must be of type ${role}, not ${type === undefined ? 'nothing: no $type is given' : printable(type)}.`
  if (!isValueType(type))
    return type === undefined
      ? 'has no $type.'
      : `has the type ${printable(type)}, which the format does not know.`
  const read = valueParts(type, value)
  const wrong = 'problem' in read ? read.problem : role && limitProblem(path, value)
  if ('problem' in read || wrong !== undefined) return wrong
  for (const [suffix, css] of read.parts) {
    values.set(path + suffix, css)
    if (role === undefined)
      own.set(path + suffix, {
        path: path + suffix,
        type,
        property: propertyOf(path + suffix),
        ...(description === undefined ? {} : { description }),
      })
  }
  return undefined
}

/** The custom property of a path. What CSS has no letter for in a name becomes a hyphen. */
export function propertyOf(path: string): string {
  return propertyName(path.split('.')).replace(/[^\w-]+/g, '-')
}

/**
 * Reads a brand's `tokens.json`: a W3C design-tokens resolver document (2025.10) with a modifier that has the contexts
 * `light` and `dark`. Files that it refers to are read by `readTokenFiles` first, which runs on Node. Never throws.
 */
export function readTokens(document: unknown): BrandTokens {
  const doc = isGroup(document) ? document : {}
  const read = readDocument(document)
  const problems = [...headProblems(document), ...read.problems]
  addModifierProblems(problems, read.modifiers)
  const filled = choicesOf(read).map((choice) => ({ ...choice, ...fill(choice.permutation.tokens) }))
  const inScheme = (name: Scheme) => filled.find(({ scheme }) => scheme === name) ?? filled[0] ?? fillNothing
  const [light, dark] = [inScheme('light'), inScheme('dark')]
  const tokens: BrandTokens = {
    name: typeof doc.name === 'string' && doc.name.trim() !== '' ? doc.name.slice(0, 60) : 'unnamed',
    base: new Map(),
    light: new Map(),
    dark: new Map(),
    own: [...new Map([...light.own, ...dark.own]).values()],
    variants: [],
    problems,
  }
  if (filled.length === 0) return tokens
  for (const path of new Set([...light.values.keys(), ...dark.values.keys()])) {
    const [one, other] = [light.values.get(path), dark.values.get(path)]
    if (one === other && one !== undefined && !schemePaths.has(path)) tokens.base.set(path, one)
    else {
      if (one !== undefined) tokens.light.set(path, one)
      if (other !== undefined) tokens.dark.set(path, other)
    }
  }
  addProblems(problems, light, dark)
  addCollisions(problems, tokens)
  addVariants(tokens, filled, { light, dark })
  return tokens
}

function headProblems(document: unknown): string[] {
  if (!isGroup(document)) return ['The file must hold one JSON object.']
  if (document.version === '2025.10') return []
  const hint =
    'sets' in document || 'modifiers' in document
      ? ''
      : ' A file of tokens alone, or of Tokens Studio, Figma or Style Dictionary, is made into a brand by brand import.'
  return [`"version" must be "2025.10", the design-tokens format that Baize reads.${hint}`]
}

function addModifierProblems(problems: string[], modifiers: readonly Modifier[]): void {
  const scheme = schemeModifierOf(modifiers)
  if (!scheme) problems.push('There is no modifier with the contexts light and dark; name it scheme.')
  else {
    for (const name of schemes)
      if (!scheme.contexts.has(name)) problems.push(`The modifier ${scheme.name} has no context ${name}.`)
    for (const name of scheme.contexts.keys())
      if (name !== 'light' && name !== 'dark')
        problems.push(
          `The modifier ${scheme.name} has the context ${printable(name)}; make it a modifier of its own.`,
        )
  }
  for (const { name, contexts } of modifiers) {
    if (name !== scheme?.name && (contexts.has('light') || contexts.has('dark')))
      problems.push(`The modifiers ${scheme?.name} and ${printable(name)} both have schemes; only one can.`)
    for (const word of [name, ...contexts.keys()])
      if (!/^[A-Za-z][\w-]*$/.test(word))
        problems.push(
          `${printable(word)} cannot be the name of a modifier or context: begin with a letter, then letters, digits, hyphens.`,
        )
  }
}

/** What is wrong in both schemes with a token that does not differ by scheme is said once. */
function addProblems(problems: string[], light: Filled, dark: Filled): void {
  for (const [path, sentence] of light.problems) {
    const shared = !schemePaths.has(path) && dark.problems.get(path) === sentence
    problems.push(`${shared ? 'base' : 'light'}: ${path} ${sentence}`)
  }
  for (const [path, sentence] of dark.problems)
    if (schemePaths.has(path) || light.problems.get(path) !== sentence)
      problems.push(`dark: ${path} ${sentence}`)
}

function addCollisions(problems: string[], { base, light, dark }: BrandTokens): void {
  const paths = new Map<string, string>()
  for (const path of new Set([...base.keys(), ...light.keys(), ...dark.keys()])) {
    const property = propertyOf(path)
    const other = paths.get(property)
    if (other !== undefined) problems.push(`${other} and ${path} both become ${property}; rename one.`)
    paths.set(property, path)
  }
}

type Each = Filled & Choice

function addVariants(
  { variants, problems }: BrandTokens,
  filled: readonly Each[],
  plain: Record<Scheme, Filled>,
): void {
  for (const each of Map.groupBy(filled, ({ selection }) => choiceName(selection)).values()) {
    const { selection } = each[0] as Each
    if (Object.keys(selection).length === 0) continue
    const differing = new Set<string>()
    for (const { scheme, values, problems: own } of each) {
      for (const [path, css] of values) if (plain[scheme].values.get(path) !== css) differing.add(path)
      for (const [path, sentence] of own)
        if (plain[scheme].problems.get(path) !== sentence)
          problems.push(`${scheme}, ${choiceName(selection)}: ${path} ${sentence}`)
    }
    const valuesIn = (name: Scheme) => {
      const values = each.find(({ scheme }) => scheme === name)?.values
      return new Map(
        [...differing].flatMap((path) => {
          const css = values?.get(path)
          return css === undefined ? [] : [[path, css] as const]
        }),
      )
    }
    variants.push({ selection, light: valuesIn('light'), dark: valuesIn('dark') })
  }
}
