import { readDocument } from '../format/documentTokens.ts'
import { isGroup, type Json, printable } from '../format/json.ts'
import { aliasPath } from '../format/tree.ts'
import { type Proposal, proposeTokens, type TokensDocument } from '../palette/proposeTokens.ts'
import { readTokens, roleTypes, schemePaths, schemes } from '../readTokens.ts'
import { isValueType, valueParts } from '../valueText.ts'
import type { ImportedSet, ImportedToken, ToolFile } from './importedFile.ts'
import { guessRoles, isIgnored, type Mapping } from './mapRoles.ts'
import { readTool, type Tool } from './tools.ts'

/** The group that imported tokens are in: `--bz-brand-color-red-500`. */
const ownGroup = 'brand'

/** What an import makes. */
export interface MadeBrand {
  /** Absent where nothing could be made of the files. */
  document?: TokensDocument
  mapping: Mapping
  /** Tokens that were kept. */
  kept: number
  /** Roles that no token fills: their values are proposed. */
  proposed: string[]
  /** What was not kept, each with the place in its file and the reason; empty when all was. */
  problems: string[]
}

/**
 * Makes a brand's `tokens.json` of the files of a tool. Every token is kept as an own token under `brand`, in the sets and
 * modes of the tool; roles are aliases to them by the mapping, which is completed by names; the rest is proposed from the
 * accent. Never throws.
 */
export function makeBrand(
  tool: Tool,
  files: readonly ToolFile[],
  saved: Mapping,
  proposal: Omit<Proposal, 'accent'> & { accent?: string | undefined },
): MadeBrand {
  const imported = readTool(tool, files)
  const problems = imported.problems
    .filter(({ path }) => !isIgnored(path, saved.ignore))
    .map(({ sentence }) => sentence)
  const sets = imported.sets.map((set) => ({
    ...set,
    tokens: set.tokens.filter(({ path }) => !isIgnored(path, saved.ignore)),
  }))
  const paths = pathsOf(sets, problems)
  const trees = sets.map((set) => ({ ...set, tree: treeOf(set.tokens, paths, problems) }))
  const inPlace = (modifier: string, name: string) =>
    trees
      .filter(({ context }) => context?.modifier === modifier && context.name === name)
      .map(({ tree }) => tree)
  const always = trees.filter(({ context }) => context === undefined).map(({ tree }) => tree)
  const others = otherModifiers(sets, inPlace)

  const bare = {
    version: '2025.10',
    sets: { base: { sources: [...always, {}] } },
    modifiers: {
      ...others,
      scheme: { contexts: { light: inPlace('scheme', 'light'), dark: inPlace('scheme', 'dark') } },
    },
  }
  const resolved = resolvedTokens(bare)
  const types = new Map([...paths].map(([path, own]) => [path, resolved.get(own.join('.'))?.type]))
  const roles = { ...guessRoles(types), ...saved.roles }
  const mapping: Mapping = { tool, roles, ignore: saved.ignore }
  const kept = paths.size
  for (const [role, path] of Object.entries(roles)) {
    if (!roleTypes.has(role))
      problems.push(`mapping.json: ${printable(role)} is not a role of Baize. [mapping.json#/roles]`)
    else if (!paths.has(path))
      problems.push(
        `mapping.json: ${role} is to be ${printable(path)}, which the files do not have. [mapping.json#/roles]`,
      )
  }
  const accent =
    proposal.accent ?? cssOf(resolved.get(paths.get(roles['color.accent.base'] ?? '')?.join('.') ?? ''))
  const filled = [...roleTypes.keys()].filter((role) => paths.has(roles[role] ?? ''))
  const proposed = [...roleTypes.keys()].filter((role) => !filled.includes(role))
  if (accent === undefined) {
    problems.push('No token fills color.accent.base: say which in mapping.json, or give --accent.')
    return { mapping, kept, proposed, problems }
  }
  const start = proposeTokens({ ...proposal, accent } as Proposal)
  if (!start.ok) return { mapping, kept, proposed, problems: [...problems, ...start.problems] }

  const aliases = (wanted: (role: string) => boolean) => {
    const group: Json = {}
    for (const role of filled.filter(wanted))
      place(group, role.split('.'), {
        $type: roleTypes.get(role),
        $value: `{${paths.get(roles[role] ?? '')?.join('.')}}`,
      })
    return group
  }
  const { sets: startSets, modifiers } = start.tokens
  const contexts = Object.fromEntries(
    schemes.map((scheme) => [
      scheme,
      [
        ...modifiers.scheme.contexts[scheme],
        ...inPlace('scheme', scheme),
        aliases((role) => schemePaths.has(role)),
      ],
    ]),
  ) as TokensDocument['modifiers']['scheme']['contexts']
  const document: TokensDocument = {
    ...start.tokens,
    description: `Imported from ${tool}: ${files.map(({ name }) => name).join(', ')}.`,
    sets: {
      base: { sources: [...startSets.base.sources, ...always, aliases((role) => !schemePaths.has(role))] },
    },
    modifiers: { ...others, scheme: { contexts, default: 'light' } },
    resolutionOrder: [
      '#/sets/base',
      ...Object.keys(others).map((name) => `#/modifiers/${name}`),
      '#/modifiers/scheme',
    ].map((ref) => ({ $ref: ref })),
  }
  return { document, mapping, kept, proposed, problems: [...problems, ...readTokens(document).problems] }
}

/** The path in the brand of each token of the tool. Two that would be one are a problem. */
function pathsOf(sets: readonly ImportedSet[], problems: string[]): Map<string, string[]> {
  const paths = new Map<string, string[]>()
  const taken = new Map<string, string>()
  for (const { keys, path } of sets.flatMap(({ tokens }) => tokens)) {
    const own = [
      ownGroup,
      ...keys.map((key) => key.replace(/[.{}]/g, '-').replace(/^\$(?!root$)/, '') || '-'),
    ]
    const [joined, written] = [own.join('.'), keys.join('/')]
    const other = taken.get(joined)
    if (other !== undefined && other !== written)
      problems.push(`${other} and ${written} would be one token; rename one.`)
    taken.set(joined, written)
    paths.set(path, own)
  }
  return paths
}

function treeOf(
  tokens: readonly ImportedToken[],
  paths: ReadonlyMap<string, string[]>,
  problems: string[],
): Json {
  const tree: Json = {}
  for (const { path, type, value, description } of tokens) {
    place(tree, paths.get(path) ?? [], {
      ...(type === undefined ? {} : { $type: type }),
      $value: redirected(value, (alias) => {
        const target = paths.get(alias)
        if (!target) problems.push(`${path} points at ${printable(alias)}, which was not imported.`)
        return target?.join('.') ?? alias
      }),
      ...(description === undefined ? {} : { $description: description }),
    })
  }
  return tree
}

function redirected(value: unknown, targetOf: (alias: string) => string): unknown {
  const alias = aliasPath(value)
  if (alias !== undefined) return `{${targetOf(alias)}}`
  if (Array.isArray(value)) return value.map((part) => redirected(part, targetOf))
  return isGroup(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, redirected(part, targetOf)]))
    : value
}

/** Puts a token into a tree. Tools let a token be a group, too: there it is the group's `$root`. */
function place(tree: Json, [key = '', ...rest]: readonly string[], token: Json): void {
  const there = Object.hasOwn(tree, key) && isGroup(tree[key]) ? tree[key] : undefined
  if (rest.length === 0) {
    if (there && !('$value' in there)) there.$root = token
    else tree[key] = token
    return
  }
  const group = there && '$value' in there ? { $root: there } : (there ?? {})
  tree[key] = group
  place(group, rest, token)
}

/** The modes of a tool that are no scheme, as modifiers. */
function otherModifiers(
  sets: readonly ImportedSet[],
  inPlace: (modifier: string, name: string) => Json[],
): Record<string, { contexts: Record<string, Json[]> }> {
  const modifiers: Record<string, { contexts: Record<string, Json[]> }> = {}
  for (const { context } of sets) {
    if (!context || context.modifier === 'scheme') continue
    const contexts = modifiers[context.modifier]?.contexts ?? {}
    contexts[context.name] = inPlace(context.modifier, context.name)
    modifiers[context.modifier] = { contexts }
  }
  return modifiers
}

function resolvedTokens(document: unknown) {
  const { permutations } = readDocument(document)
  // What only one scheme has is known, too.
  return new Map(permutations.toReversed().flatMap(({ tokens }) => [...tokens]))
}

function cssOf(token: { type: string | undefined; value: unknown } | undefined): string | undefined {
  const read = token && isValueType(token.type) ? valueParts(token.type, token.value) : undefined
  return read && 'parts' in read ? read.parts[0]?.[1] : undefined
}
