import { isGroup, type Json, printable } from './json.ts'
import { type Location, memberOf, pointerKeys, valueAt } from './pointer.ts'

/** A group of tokens that is merged over those before it. */
export interface Source {
  group: Json
  at: Location
}

/** A part of the resolution order: tokens that always apply, or those of the context that is chosen. */
type Step = { kind: 'set'; sources: Source[] } | { kind: 'modifier'; modifier: Modifier }

/** What a brand varies by: its scheme, and what else it declares. */
export interface Modifier {
  name: string
  contexts: Map<string, Source[]>
  /** The context that applies where none is chosen. */
  default: string
}

/** A resolver document of the design-tokens format 2025.10: what is merged, in which order. */
export interface Resolver {
  steps: Step[]
  modifiers: Modifier[]
}

/** The file that the document itself is, in sentences. */
export const documentFile = 'tokens.json'

/** Keys of the document, of a set and of a modifier by the format. */
const known = {
  document: [
    'name',
    'version',
    'description',
    'sets',
    'modifiers',
    'resolutionOrder',
    '$schema',
    '$defs',
    '$extensions',
  ],
  set: ['name', 'type', 'description', 'sources', '$extensions'],
  modifier: ['name', 'type', 'description', 'contexts', 'default', '$extensions'],
} as const

/** The location of a pointer's keys in the document; a bundled file keeps its own name. */
export function locationOf(keys: readonly string[]): Location {
  const [first, file, ...rest] = keys
  return first === '$defs' && file !== undefined
    ? rest.reduce<Location>(memberOf, `${file}#`)
    : keys.reduce<Location>(memberOf, `${documentFile}#`)
}

/** Reads sets, modifiers and the resolution order; what cannot be used is added to `problems`. */
export function readResolver(document: Json, problems: string[]): Resolver {
  const unknownKeys = (group: Json, keys: readonly string[], at: Location) => {
    for (const key of Object.keys(group))
      if (!keys.includes(key)) problems.push(`${printable(key)} is not a part of the format here. [${at}]`)
  }

  function sourcesOf(list: unknown, keys: readonly string[], trail: readonly string[] = []): Source[] {
    const at = locationOf(keys)
    if (!Array.isArray(list)) {
      problems.push(`${keys.join('.')} is missing: it must be a list of token groups. [${at}]`)
      return []
    }
    return list.flatMap((entry: unknown, index): Source[] => {
      const own = memberOf(at, index)
      if (!isGroup(entry)) {
        problems.push(`${keys.join('.')} holds something that is not a group of tokens. [${own}]`)
        return []
      }
      return typeof entry.$ref === 'string' ? referred(entry, own, trail) : [{ group: entry, at: own }]
    })
  }

  function referred(entry: Json, at: Location, trail: readonly string[]): Source[] {
    const ref = String(entry.$ref)
    const refuse = (reason: string) => {
      problems.push(`${printable(ref)} ${reason} [${at}]`)
      return []
    }
    if (Object.keys(entry).some((key) => key !== '$ref' && key !== '$description'))
      return refuse('stands beside other tokens; give these as a source of their own.')
    if (!ref.startsWith('#'))
      return refuse('refers to another file, which was not read: only files of the brand’s own folder are.')
    if (trail.includes(ref)) return refuse('refers back to itself.')
    const keys = pointerKeys(ref.slice(1))
    const found = keys && valueAt(document, keys)
    if (!keys || !isGroup(found)) return refuse('refers to nothing that is there.')
    if (keys[0] === 'modifiers') return refuse('refers to a modifier; only sets can be sources.')
    return keys[0] === 'sets' && keys.length === 2
      ? sourcesOf(found.sources, [...keys, 'sources'], [...trail, ref])
      : [{ group: found, at: locationOf(keys) }]
  }

  function readSet(set: Json, keys: readonly string[]): Step {
    unknownKeys(set, known.set, locationOf(keys))
    return { kind: 'set', sources: sourcesOf(set.sources, [...keys, 'sources']) }
  }

  function readModifier(modifier: Json, name: string, keys: readonly string[]): Step {
    const at = locationOf(keys)
    unknownKeys(modifier, known.modifier, at)
    const given = isGroup(modifier.contexts) ? Object.entries(modifier.contexts) : []
    if (given.length === 0) problems.push(`The modifier ${printable(name)} has no contexts. [${at}]`)
    const contexts = new Map(
      given.map(([context, sources]) => [context, sourcesOf(sources, [...keys, 'contexts', context])]),
    )
    const first = given[0]?.[0] ?? ''
    const chosen = modifier.default ?? first
    if (typeof chosen !== 'string' || (given.length > 0 && !contexts.has(chosen)))
      problems.push(
        `The modifier ${printable(name)} has the default ${printable(chosen)}, which is none of its contexts. [${at}]`,
      )
    return {
      kind: 'modifier',
      modifier: { name, contexts, default: contexts.has(String(chosen)) ? String(chosen) : first },
    }
  }

  function readStep(entry: unknown, index: number): Step[] {
    const at = memberOf(`${documentFile}#/resolutionOrder`, index)
    if (!isGroup(entry)) {
      problems.push(`resolutionOrder holds something that is neither a set nor a modifier. [${at}]`)
      return []
    }
    const own = ['resolutionOrder', String(index)]
    const keys = typeof entry.$ref === 'string' ? pointerKeys(entry.$ref.replace(/^#/, '')) : own
    const found = keys && (keys === own ? entry : valueAt(document, keys))
    const [part, name] = keys ?? []
    const kind =
      keys === own ? entry.type : part === 'sets' ? 'set' : part === 'modifiers' ? 'modifier' : undefined
    if (!keys || !isGroup(found) || (kind !== 'set' && kind !== 'modifier')) {
      problems.push(
        `${printable(entry.$ref ?? 'This entry')} is neither a set nor a modifier of the document. [${at}]`,
      )
      return []
    }
    named.add(`${part}.${name}`)
    if (kind === 'set') return [readSet(found, keys)]
    return [readModifier(found, keys === own ? String(entry.name ?? '') : String(name), keys)]
  }

  const named = new Set<string>()
  unknownKeys(document, known.document, `${documentFile}#`)
  const order = document.resolutionOrder ?? defaultOrder(document)
  if (!Array.isArray(order)) problems.push('resolutionOrder must be a list of sets and modifiers.')
  const steps = (Array.isArray(order) ? order : []).flatMap(readStep)
  for (const part of ['sets', 'modifiers'] as const)
    for (const name of isGroup(document[part]) ? Object.keys(document[part]) : [])
      if (!named.has(`${part}.${name}`))
        problems.push(
          `${part}.${printable(name)} is not in resolutionOrder: nothing of it would be used. [${memberOf(`${documentFile}#/${part}`, name)}]`,
        )
  return { steps, modifiers: steps.flatMap((step) => (step.kind === 'modifier' ? [step.modifier] : [])) }
}

/** Without a resolution order: the sets as they are written, then the modifiers. */
function defaultOrder({ sets, modifiers }: Json): Json[] {
  const refs = (part: 'sets' | 'modifiers', group: unknown) =>
    isGroup(group) ? Object.keys(group).map((name) => ({ $ref: memberOf(`#/${part}`, name) })) : []
  return [...refs('sets', sets), ...refs('modifiers', modifiers)]
}

/** The sources of a choice of contexts, in the order in which they are merged. */
export function sourcesFor(resolver: Resolver, selection: Readonly<Record<string, string>>): Source[] {
  return resolver.steps.flatMap((step) =>
    step.kind === 'set'
      ? step.sources
      : (step.modifier.contexts.get(selection[step.modifier.name] ?? step.modifier.default) ?? []),
  )
}

/** Every choice of contexts, the default first. */
export function permutationsOf(modifiers: readonly Modifier[]): Record<string, string>[] {
  return modifiers.reduce<Record<string, string>[]>(
    (choices, modifier) => {
      const contexts = [...modifier.contexts.keys()].filter((context) => context !== modifier.default)
      return [modifier.default, ...contexts].flatMap((context) =>
        choices.map((choice) => ({ ...choice, [modifier.name]: context })),
      )
    },
    [{}],
  )
}
