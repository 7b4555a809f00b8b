import { isGroup, type Json, printable } from './json.ts'
import { fileOf, type Location, memberOf, pointerKeys, valueAt } from './pointer.ts'
import { documentFile, locationOf, type Source } from './resolver.ts'

/** A group or a token, merged of all sources that name it. */
export interface Node {
  /** Where the last source that gave it is. */
  at: Location
  parent: Node | undefined
  children: Map<string, Node>
  type?: string
  /** What `$extends`, or `$ref` in place of a value, points at. */
  reference?: string
  /** The token's own object in the file, which has its `$value`. */
  token?: Json
}

/** Groups in groups: more than any team has, and few enough for the stack. */
const maxDepth = 64

/** What the format allows beside a value or in a group and that says nothing of a look. */
const metadata = ['$description', '$extensions', '$deprecated', '$schema']

const newNode = (at: Location, parent: Node | undefined): Node => ({ at, parent, children: new Map() })

/** Merges sources into one tree, later ones over earlier ones. */
export function mergeSources(sources: readonly Source[], problems: Set<string>): Node {
  const root = newNode(`${documentFile}#`, undefined)
  for (const { group, at } of sources) mergeInto(root, group, at, 0, problems)
  return root
}

function mergeInto(node: Node, group: Json, at: Location, depth: number, problems: Set<string>): void {
  node.at = at
  if (depth > maxDepth) {
    problems.add(`Groups stand within groups more than ${maxDepth} deep. [${at.slice(0, 80)}…]`)
    return
  }
  if (typeof group.$type === 'string') node.type = group.$type
  else if ('$type' in group) problems.add(`$type must be a text. [${at}]`)
  const children = Object.entries(group).filter(([key]) => !key.startsWith('$') || key === '$root')
  if ('$value' in group || typeof group.$ref === 'string') {
    if ('$value' in group && children.length > 0)
      problems.add(`A token cannot be a group, too; name the token $root within the group. [${at}]`)
    if ('$value' in group && '$ref' in group)
      problems.add(`A token has either $value or $ref, not both. [${at}]`)
    replace(node, group)
  } else if (node.token) {
    problems.add(`A group has the name that another source gives to a token. [${at}]`)
    delete node.token
  }
  readReference(node, group, problems)
  for (const key of Object.keys(group).filter((each) => each.startsWith('$')))
    if (![...metadata, '$type', '$value', '$ref', '$extends', '$root', '$defs'].includes(key))
      problems.add(`${printable(key)} is not a part of the format. [${at}]`)
  if (node.token) return
  for (const [key, child] of children) {
    const own = memberOf(at, key)
    if (!isGroup(child)) {
      problems.add(`${printable(key)} is neither a group nor a token: a token has a $value. [${own}]`)
    } else if (/[.{}]/.test(key) || key.trim() === '' || key === '__proto__') {
      problems.add(
        `${printable(key) || 'An empty name'} cannot be a name: the format allows no dot and no brace in one. [${own}]`,
      )
    } else {
      const into = node.children.get(key) ?? newNode(own, node)
      node.children.set(key, into)
      mergeInto(into, child, own, depth + 1, problems)
    }
  }
}

/** A token replaces all that had its name before. */
function replace(node: Node, group: Json): void {
  delete node.reference
  if ('$value' in group) {
    node.children = new Map()
    node.token = group
  }
  if (typeof group.$type !== 'string') delete node.type
}

function readReference(node: Node, group: Json, problems: Set<string>): void {
  for (const key of ['$ref', '$extends'] as const) {
    const reference = group[key]
    if (reference === undefined) continue
    if (typeof reference !== 'string') problems.add(`${key} must be a text. [${node.at}]`)
    else if (key === '$extends' && '$value' in group)
      problems.add(`$extends is for groups; a token cannot have it. [${node.at}]`)
    else if (!('$value' in group)) node.reference = reference
  }
}

/** The type of a group, inherited by its tokens. */
export function typeOf(node: Node | undefined): string | undefined {
  return node && (node.type ?? typeOf(node.parent))
}

/** What a reference points at: a node of the merged tree, or a value of a file. */
export type Target = { node: Node } | { value: unknown; at: Location }

/** A merged tree with what its references point at. */
export class Tree {
  readonly root: Node
  readonly #document: Json
  readonly #expanded = new Map<Node, Node>()
  readonly #expanding = new Set<Node>()
  readonly problems: Set<string>

  constructor(root: Node, document: Json, problems: Set<string>) {
    this.root = root
    this.#document = document
    this.problems = problems
  }

  /** The node at a path, with all that it extends. */
  find(keys: readonly string[]): Node | undefined {
    return keys.reduce<Node | undefined>((at, key) => at && this.expand(at).children.get(key), this.root)
  }

  /**
   * What a reference in a file points at. The merged tree is looked at first, so that what a modifier changes is changed
   * for those who point at it; then the file in which the reference is written.
   */
  locate(reference: string, from: Location): Target | undefined {
    const alias = aliasPath(reference)
    const keys =
      alias?.split('.') ?? (reference.startsWith('#') ? pointerKeys(reference.slice(1)) : undefined)
    if (!keys) return undefined
    const end = keys.indexOf('$value')
    const node = this.find(end < 0 ? keys : keys.slice(0, end))
    if (node && end < 0) return { node }
    if (node?.token && end >= 0) {
      const value = valueAt(node.token, keys.slice(end))
      if (value !== undefined) return { value, at: node.at }
    }
    if (alias !== undefined) return undefined
    for (const path of [keys, ['$defs', fileOf(from), ...keys]]) {
      const value = valueAt(this.#document, path)
      if (value === undefined) continue
      const at = locationOf(path)
      return path.includes('$value') || !isGroup(value)
        ? { value, at }
        : { node: this.#detached(value, path) }
    }
    return undefined
  }

  /** A group or token of a file that is not merged into the tree, with the type of the groups around it. */
  #detached(group: Json, path: readonly string[]): Node {
    const node = newNode(locationOf(path), undefined)
    mergeInto(node, group, node.at, 0, this.problems)
    const types = path.map((_, index) => valueAt(this.#document, [...path.slice(0, index), '$type']))
    const type = node.type ?? types.findLast((each) => typeof each === 'string')
    if (typeof type === 'string') node.type = type
    return node
  }

  /** A node with what it extends, or refers to, under its own. */
  expand(node: Node): Node {
    if (node.reference === undefined) return node
    const known = this.#expanded.get(node)
    if (known) return known
    if (this.#expanding.has(node)) {
      this.problems.add(`${printable(node.reference)} leads back to itself. [${node.at}]`)
      return newNode(node.at, node.parent)
    }
    this.#expanding.add(node)
    const merged = this.#withTarget(node, node.reference)
    this.#expanding.delete(node)
    this.#expanded.set(node, merged)
    return merged
  }

  #withTarget(node: Node, reference: string): Node {
    const own: Node = { ...node }
    delete own.reference
    const target = this.locate(reference, node.at)
    if (target && !('node' in target)) {
      // A pointer at the value itself, `#/a/$value`, or at a part of one.
      own.token = { $value: target.value, ...(node.type === undefined ? {} : { $type: node.type }) }
      return own
    }
    if (!target) {
      this.problems.add(`${unlocated(reference)} [${node.at}]`)
      return own
    }
    for (let at: Node | undefined = node; at; at = at.parent)
      if (at === target.node) {
        this.problems.add(`${printable(reference)} leads back to itself. [${node.at}]`)
        return own
      }
    const base = this.expand(target.node)
    if (base.token) {
      const type = node.type ?? base.type ?? typeOf(target.node)
      own.token = { ...base.token, ...(type === undefined ? {} : { $type: type }) }
      return own
    }
    return under(base, node)
  }
}

/** The children of a group that is extended under those of the group that extends it. */
function under(base: Node, node: Node): Node {
  const own: Node = { ...node, children: new Map() }
  delete own.reference
  const type = node.type ?? typeOf(base)
  if (type !== undefined) own.type = type
  for (const key of new Set([...base.children.keys(), ...node.children.keys()])) {
    const [below, above] = [base.children.get(key), node.children.get(key)]
    const both = above && below && !above.token && !below.token && above.reference === undefined
    const child = both ? { ...under(below, above), ...referenceOf(below) } : (above ?? below)
    if (child) own.children.set(key, { ...child, parent: own })
  }
  return own
}

const referenceOf = ({ reference }: Node) => (reference === undefined ? {} : { reference })

/** Why a reference leads nowhere. */
export function unlocated(reference: string): string {
  return reference.startsWith('#') || aliasPath(reference) !== undefined
    ? `${printable(reference)} points at nothing that is there.`
    : `${printable(reference)} is a file that was not read: only files of the brand’s own folder are.`
}

/** The path that an alias names, `{a.b}` or `{a.b.$root}`; undefined for what is none. */
export function aliasPath(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined
}
