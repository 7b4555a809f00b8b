import { isGroup, type Json, printable } from './json.ts'
import type { Location } from './pointer.ts'
import { aliasPath, type Node, type Tree, typeOf, unlocated } from './tree.ts'

/** A token with its value: aliases and references are followed. */
export interface ResolvedToken {
  /** Without `$root`, which names the token of the group that has it. */
  path: string
  at: Location
  type: string | undefined
  value: unknown
  /** Why there is no value, as the end of a sentence. */
  problem?: string
  description?: string
  /** The object in the file that has the `$value`. */
  node: Json
}

/** More tokens than any team has. */
const maxTokens = 5000
/** Aliases that point at aliases: more than any team has, and few enough for the stack. */
const maxTrail = 100

type Value = { value: unknown; type?: string | undefined } | { problem: string }

/** Every token of a tree by its path. */
export function resolveTree(tree: Tree): Map<string, ResolvedToken> {
  const nodes = new Map<string, Node>()
  collect(tree, tree.root, [], new Set(), { nodes, visited: 0 })
  const known = new Map<string, Value>()

  /** The value of a token; `trail` has the paths that led to it. */
  function resolved(path: string, trail: readonly string[]): Value {
    const found = known.get(path)
    if (found) return found
    const node = nodes.get(path)
    if (!node?.token) {
      const isAGroup = tree.find(path.split('.')) !== undefined
      return {
        problem: `it points at ${path.slice(0, 80)}, which ${isAGroup ? 'is a group' : 'does not exist'}.`,
      }
    }
    if (trail.includes(path))
      return {
        problem: `it points back at itself through ${trail.slice(trail.indexOf(path), trail.indexOf(path) + 5).join(' and ')}.`,
      }
    if (trail.length >= maxTrail) return { problem: `it points through more than ${maxTrail} tokens.` }
    const own = typeof node.token.$type === 'string' ? node.token.$type : node.type
    const read = followed(node.token.$value, node.at, [...trail, path])
    const value: Value =
      'problem' in read ? read : { value: read.value, type: own ?? read.type ?? typeOf(node.parent) }
    // A cycle is a problem of each token in it, reported from where it was entered.
    if (!('problem' in value) || trail.length === 0) known.set(path, value)
    return value
  }

  function followed(value: unknown, at: Location, trail: readonly string[]): Value {
    const alias = aliasPath(value)
    if (alias !== undefined) return resolved(pathOf(alias.split('.')), trail)
    if (Array.isArray(value)) {
      const parts = value.map((part) => followed(part, at, trail))
      const broken = parts.find((part) => 'problem' in part)
      return broken ?? { value: parts.map((part) => ('value' in part ? part.value : undefined)) }
    }
    if (!isGroup(value)) return { value }
    if (typeof value.$ref === 'string') return referred(value.$ref, at, trail)
    const parts = Object.entries(value).map(([key, part]) => [key, followed(part, at, trail)] as const)
    const broken = parts.find(([, part]) => 'problem' in part)?.[1]
    return broken && 'problem' in broken
      ? broken
      : {
          value: Object.fromEntries(
            parts.map(([key, part]) => [key, 'value' in part ? part.value : undefined]),
          ),
        }
  }

  function referred(reference: string, at: Location, trail: readonly string[]): Value {
    if (trail.length >= maxTrail || trail.includes(reference))
      return { problem: `${printable(reference)} leads back to itself.` }
    const target = tree.locate(reference, at)
    if (!target) return { problem: unlocated(reference) }
    if (!('node' in target)) return followed(target.value, target.at, [...trail, reference])
    const { token } = tree.expand(target.node)
    if (!token) return { problem: `${printable(reference)} points at a group.` }
    const type = typeof token.$type === 'string' ? token.$type : typeOf(target.node)
    const read = followed(token.$value, target.node.at, [...trail, reference])
    return 'problem' in read ? read : { value: read.value, type: type ?? read.type }
  }

  return new Map(
    [...nodes].map(([path, node]) => {
      const value = resolved(path, [])
      const token = node.token ?? {}
      const { $description } = token
      return [
        path,
        {
          path,
          at: node.at,
          node: token,
          ...('problem' in value
            ? { problem: value.problem, value: undefined, type: undefined }
            : { value: value.value, type: value.type }),
          ...(typeof $description === 'string' ? { description: $description } : {}),
        },
      ]
    }),
  )
}

/** The path of a token without `$root`. */
const pathOf = (keys: readonly string[]) => keys.filter((key) => key !== '$root').join('.')

interface Collected {
  nodes: Map<string, Node>
  /** Groups and tokens that were looked at: groups that extend one another may multiply. */
  visited: number
}

function collect(
  tree: Tree,
  node: Node,
  keys: readonly string[],
  within: ReadonlySet<string>,
  into: Collected,
): void {
  into.visited += 1
  if (into.nodes.size >= maxTokens || into.visited > maxTokens * 4) {
    tree.problems.add(`There are more than ${maxTokens} tokens; the rest is not read.`)
    return
  }
  const expanded = tree.expand(node)
  if (expanded.token) {
    into.nodes.set(pathOf(keys), expanded)
    return
  }
  // A group that extends a group around it would have no end.
  const mark = node.reference === undefined ? undefined : `${node.at} ${node.reference}`
  if (mark !== undefined && within.has(mark)) {
    tree.problems.add(`${printable(node.reference)} leads back to itself. [${node.at}]`)
    return
  }
  const inner = mark === undefined ? within : new Set([...within, mark])
  for (const [key, child] of expanded.children) collect(tree, child, [...keys, key], inner, into)
}
