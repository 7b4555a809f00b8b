import { type Declared, docBefore, find, type Source } from './source.ts'

/** The parts of a syntax tree that this reads; the parser's own types name every node of the language. */
export interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** A property of a component, as its owner meets it. */
export interface Property {
  name: string
  /** Its type as it is written, lists of words spelled out. */
  type: string
  required: boolean
  doc: string | undefined
  /** The value it has when it is left out, from the doc comment. */
  default: string | undefined
  /** Packages whose types it names. */
  packages: readonly string[]
}

type Properties = Map<string, Property>

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : [])
const node = (value: unknown): Node => value as Node
const nameOf = (value: unknown): string => String((value as { name?: unknown } | undefined)?.name ?? '')

/** The properties of a type; throws on what it cannot read, so that nothing is silently left out. */
export function propertiesOf(source: Source, type: Node): Properties {
  switch (type.type) {
    case 'TSInterfaceDeclaration': {
      const own: Properties = new Map()
      for (const heritage of nodes(type.extends))
        for (const [name, property] of reference(source, nameOf(heritage.expression), heritage))
          own.set(name, property)
      for (const property of nodes(node(type.body).body)) add(own, source, property)
      return own
    }
    case 'TSTypeLiteral': {
      const own: Properties = new Map()
      for (const property of nodes(type.members)) add(own, source, property)
      return own
    }
    case 'TSTypeAliasDeclaration':
      return propertiesOf(source, node(type.typeAnnotation))
    case 'TSTypeReference':
      return reference(source, nameOf(type.typeName), type)
    case 'TSParenthesizedType':
      return propertiesOf(source, node(type.typeAnnotation))
    case 'TSIntersectionType':
      return new Map(nodes(type.types).flatMap((each) => [...propertiesOf(source, each)]))
    case 'TSUnionType':
      return union(nodes(type.types).map((each) => propertiesOf(source, each)))
    default:
      throw new Error(`${source.path}: cannot read the properties of ${textOf(source, type)}`)
  }
}

/** What types of a library list one by one: a line for all. */
const ofLibraries: Readonly<Record<string, Property>> = {
  'AriaAttributes of react': {
    name: 'aria-*',
    type: 'AriaAttributes',
    required: false,
    doc: 'What ARIA says of it.',
    default: undefined,
    packages: ['react'],
  },
  ...Object.fromEntries(
    ['FieldError', 'UseFormProps', 'UseFormReturn'].map((name): [string, Property] => [
      `${name} of react-hook-form`,
      {
        name: `what ${name} has`,
        type: name,
        required: false,
        doc: `Everything that react-hook-form documents for ${name}.`,
        default: undefined,
        packages: ['react-hook-form'],
      },
    ]),
  ),
}

function add(own: Properties, source: Source, member: Node): void {
  if (member.type === 'TSIndexSignature') {
    const [key] = nodes(member.parameters)
    const value = textOf(source, node(node(member.typeAnnotation).typeAnnotation))
    const name = textOf(source, node(node(key?.typeAnnotation).typeAnnotation)).replace(
      /^`(.*)\$\{string\}`$/,
      '$1*',
    )
    const doc = docBefore(source, member.start)
    own.set(name, { name, type: value, required: false, doc, default: undefined, packages: [] })
    return
  }
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return
  const name = nameOf(member.key) || String((member.key as { value?: unknown }).value)
  const annotation = member.typeAnnotation ? node(node(member.typeAnnotation).typeAnnotation) : undefined
  const doc = docBefore(source, member.start)
  own.set(name, {
    name,
    type: annotation ? spelled(source, annotation) : textOf(source, member).replace(/^[^(<]*/, ''),
    required: member.optional !== true,
    doc,
    default: doc?.match(/@default (.*)$/)?.[1],
    packages: packagesIn(source, annotation ?? member),
  })
}

function reference(source: Source, name: string, type: Node): Properties {
  const given = nodes((type.typeArguments as Node | undefined)?.params)
  const [first, second] = given
  if (first && second && (name === 'Omit' || name === 'Pick')) {
    const keys = new Set(words(source, second) ?? propertiesOf(source, second).keys())
    return new Map([...propertiesOf(source, first)].filter(([key]) => keys.has(key) === (name === 'Pick')))
  }
  if (first && ['Partial', 'Required', 'Readonly'].includes(name)) {
    const required = name === 'Required'
    const change = (property: Property) => (name === 'Readonly' ? property : { ...property, required })
    return new Map([...propertiesOf(source, first)].map(([key, property]) => [key, change(property)]))
  }
  const known = ofLibraries[`${name} of ${source.imported.get(name)?.from}`]
  if (known) return new Map([[known.name, known]])
  const found = find(source, name)
  if (!found) throw new Error(`${source.path}: ${name} is declared in no file of this package`)
  const properties = propertiesOf(found.source, node(found.node))
  return given.length === 0
    ? properties
    : filled(
        properties,
        found,
        given.map((each) => textOf(source, each)),
      )
}

/** A generic type's parameters, as the reference fills them. */
function filled(properties: Properties, { node: declared }: Declared, given: readonly string[]): Properties {
  const parameters = nodes((node(declared).typeParameters as Node | undefined)?.params).map((each) =>
    nameOf(each.name),
  )
  const fill = (type: string) =>
    parameters.reduce(
      (text, parameter, index) =>
        text.replace(new RegExp(`\\b${parameter}\\b`, 'g'), given[index] ?? parameter),
      type,
    )
  return new Map([...properties].map(([key, property]) => [key, { ...property, type: fill(property.type) }]))
}

/** What may be given to one of several kinds: what not every kind has may be left out. */
function union(kinds: readonly Properties[]): Properties {
  const all: Properties = new Map()
  for (const key of new Set(kinds.flatMap((kind) => [...kind.keys()]))) {
    const found = kinds.flatMap((kind) => kind.get(key) ?? [])
    const [first] = found
    if (!first) continue
    all.set(key, {
      ...first,
      type: [...new Set(found.map(({ type }) => type))].join(' | '),
      required: found.length === kinds.length && found.every(({ required }) => required),
      doc: found.find(({ doc }) => doc)?.doc,
    })
  }
  return all
}

/** The text of a type on one line. */
function textOf(source: Source, type: Node): string {
  return source.text
    .slice(type.start, type.end)
    .replace(/\s*\/\*\*.*?\*\/\s*/gs, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim()
}

/** The text of a type, with names of lists of words replaced by the words. */
function spelled(source: Source, type: Node): string {
  if (type.type === 'TSUnionType')
    return [...new Set(nodes(type.types).map((each) => spelled(source, each)))].join(' | ')
  return (
    words(source, type)
      ?.map((word) => `'${word}'`)
      .join(' | ') ?? textOf(source, type)
  )
}

/** The string literals of a type, where it has nothing else. */
function words(source: Source, type: Node): string[] | undefined {
  if (type.type === 'TSLiteralType') {
    const { value } = type.literal as { value?: unknown }
    return typeof value === 'string' ? [value] : undefined
  }
  if (type.type === 'TSParenthesizedType') return words(source, node(type.typeAnnotation))
  if (type.type === 'TSUnionType') {
    const each = nodes(type.types).map((part) => words(source, part))
    return each.every((part) => part !== undefined) ? each.flat() : undefined
  }
  if (type.type === 'TSTypeReference' && !type.typeArguments) {
    const found = find(source, nameOf(type.typeName))
    return found?.node.type === 'TSTypeAliasDeclaration'
      ? words(found.source, node(node(found.node).typeAnnotation))
      : undefined
  }
  // (typeof list)[number]
  if (type.type === 'TSIndexedAccessType') {
    const query = unwrapped(node(type.objectType))
    const list = query.type === 'TSTypeQuery' ? valueBehind(source, node(query.exprName)) : undefined
    if (list?.type !== 'ArrayExpression') return undefined
    const values = nodes(list.elements).map(({ value }) => value)
    return values.every((value) => typeof value === 'string') ? values : undefined
  }
  // keyof typeof table
  if (type.type === 'TSTypeOperator' && type.operator === 'keyof') {
    const query = unwrapped(node(type.typeAnnotation))
    if (query.type === 'TSTypeReference') return [...propertiesOf(source, query).keys()]
    const table = query.type === 'TSTypeQuery' ? valueBehind(source, node(query.exprName)) : undefined
    if (table?.type !== 'ObjectExpression') return undefined
    const keys = nodes(table.properties).map(
      (each) => nameOf(each.key) || (each.key as { value?: unknown })?.value,
    )
    return keys.every((key) => typeof key === 'string' && key !== '') ? (keys as string[]) : undefined
  }
  return undefined
}

function unwrapped(type: Node): Node {
  return type.type === 'TSParenthesizedType' ? unwrapped(node(type.typeAnnotation)) : type
}

/** What a constant was set to: a list, a table, or the table that a call was given. */
function valueBehind(source: Source, name: Node): Node | undefined {
  if (name.type === 'TSQualifiedName') {
    const namespace = source.imported.get(nameOf(name.left))
    if (!namespace?.from.startsWith('.')) return undefined
  }
  const found = name.type === 'TSQualifiedName' ? qualified(source, name) : find(source, nameOf(name))
  let value = found && node((found.node as unknown as Node).init)
  while (value && ['TSAsExpression', 'TSSatisfiesExpression', 'CallExpression'].includes(value.type))
    value = value.type === 'CallExpression' ? nodes(value.arguments)[0] : node(value.expression)
  return value ?? undefined
}

function qualified(source: Source, name: Node): Declared | undefined {
  const imported = source.imported.get(nameOf(name.left))
  if (!imported) return undefined
  const alias = {
    ...source,
    imported: new Map([['it', { from: imported.from, name: nameOf(name.right) }]]),
    declared: new Map(),
  }
  return find(alias, 'it')
}

/** The packages that the names in a type come from. */
function packagesIn(source: Source, type: Node): string[] {
  const names = new Set(textOf(source, type).match(/\b[A-Za-z_]\w*/g) ?? [])
  return [...names].flatMap((name) => {
    const from = source.imported.get(name)?.from
    return from && !from.startsWith('.') ? [from] : []
  })
}
