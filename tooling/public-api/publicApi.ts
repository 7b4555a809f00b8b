import { type Node, type Property, propertiesOf } from './properties.ts'
import { type Declared, fileOf, find, type Source, sourceOf } from './source.ts'

/** A component, or a shape that components take. */
export interface PublicName {
  name: string
  properties: readonly Property[]
}

export interface PublicApi {
  components: readonly PublicName[]
  /** Exported interfaces that are no component's properties, such as a column of a table. */
  shapes: readonly PublicName[]
}

/** The first parameter of a function, or of the function in `memo(…)`, with its file. */
function parameterOf({ source, node }: Declared): { source: Source; parameter: Node | undefined } {
  let value = node as unknown as Node
  if (value.type === 'VariableDeclarator') value = value.init as Node
  while (value?.type === 'CallExpression') value = (value.arguments as Node[])[0] as Node
  if (value?.type === 'Identifier') {
    const found = find(source, String(value.name))
    return found ? parameterOf(found) : { source, parameter: undefined }
  }
  return { source, parameter: (value?.params as Node[] | undefined)?.[0] }
}

/** The parts of a component that `Object.assign` makes its properties, as `Menu.Item`. */
function partsOf(name: string, { source, node }: Declared): PublicName[] {
  const call = (node as unknown as Node).init as Node | undefined
  const parts = call?.type === 'CallExpression' ? (call.arguments as Node[])[1] : undefined
  if (parts?.type !== 'ObjectExpression') return []
  return (parts.properties as Node[]).map((part) => {
    const [key, value] = [part.key, part.value] as { name: string }[]
    const declared = value && find(source, value.name)
    if (!key || !declared) throw new Error(`${source.path}: cannot read a part of ${name}`)
    return componentOf(`${name}.${key.name}`, declared)
  })
}

function componentOf(name: string, declared: Declared): PublicName {
  const { source, parameter } = parameterOf(declared)
  const annotation = (parameter?.typeAnnotation as Node | undefined)?.typeAnnotation as Node | undefined
  if (parameter && !annotation) throw new Error(`${name}: its properties have no type`)
  return { name, properties: annotation ? sorted(propertiesOf(source, annotation)) : [] }
}

function sorted(properties: ReadonlyMap<string, Property>): Property[] {
  return [...properties.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/**
 * Reads the public API that a package's entry file exports: every component and part with its properties, and every
 * shape they take.
 */
export function readPublicApi(entry: string): PublicApi {
  const index = sourceOf(entry)
  const components: PublicName[] = []
  const shapes: PublicName[] = []
  for (const { name, type, from, original } of index.passedOn) {
    const file = fileOf(index, from)
    const found = file ? find(sourceOf(file), original) : undefined
    if (!found || !/^[A-Z]/.test(name)) continue
    if (!type) components.push(componentOf(name, found), ...partsOf(name, found))
    else if (found.node.type === 'TSInterfaceDeclaration' && !/Props$/.test(name))
      shapes.push({ name, properties: sorted(propertiesOf(found.source, found.node as unknown as Node)) })
  }
  const byName = (a: PublicName, b: PublicName) => a.name.localeCompare(b.name, 'en')
  return { components: components.sort(byName), shapes: shapes.sort(byName) }
}

const line = ({ name, type, required, default: usual }: Property) =>
  `- ${name}${required ? '' : '?'}: ${type}${usual === undefined ? '' : ` = ${usual}`}`

/** The whole public API as text: one line a property, so that a difference is read at a glance. */
export function describeApi({ components, shapes }: PublicApi): string {
  const section = ({ name, properties }: PublicName) =>
    [`### ${name}`, '', ...(properties.length === 0 ? ['It takes nothing.'] : properties.map(line)), ''].join(
      '\n',
    )
  return [
    '# The public face of @baize/ui',
    '',
    'Written by `src/api.test.ts`; a change here is a change for everybody who uses the package, and wants a changeset.',
    '`name?: type = what it is when left out`.',
    '',
    '## Components',
    '',
    ...components.map(section),
    '## Shapes that they take',
    '',
    ...shapes.map(section),
  ].join('\n')
}
