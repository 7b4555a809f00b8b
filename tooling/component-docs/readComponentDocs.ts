import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../scripts/toolbox.mjs'
import type { Property } from '../public-api/properties.ts'
import { type PublicName, readPublicApi } from '../public-api/publicApi.ts'
import type { ComponentDocs } from './componentDocs.ts'

/** A public component with all that its page shows. */
export interface DocumentedComponent {
  name: string
  package: string
  /** Undefined where no `.docs.ts` is beside it. */
  docs: ComponentDocs | undefined
  /** Title of the stories that show it; undefined where there are none. */
  title: string | undefined
  /** Its own properties, then those of its parts, then those of the shapes that they name. */
  tables: readonly PublicName[]
}

/** Packages whose components have a page. */
const packages = ['ui', 'forms']

/** The titles of a package's stories by their last part. */
function titlesOf(folder: string): ReadonlyMap<string, string> {
  const files = globSync('src/**/*.stories.tsx', { cwd: folder })
  return new Map(
    files.flatMap((file) => {
      const title = /\btitle: '((?:UI|Forms)\/[^']+)'/.exec(readFileSync(join(folder, file), 'utf8'))?.[1]
      return title === undefined ? [] : [[title.replace(/^.*\//, ''), title] as const]
    }),
  )
}

async function docsOf(folder: string): Promise<ReadonlyMap<string, ComponentDocs>> {
  const files = globSync('src/**/*.docs.ts', { cwd: folder })
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const module = (await import(pathToFileURL(join(folder, file)).href)) as { default: ComponentDocs }
        return [basename(file, '.docs.ts'), module.default] as const
      }),
    ),
  )
}

/** The shapes that types name, and those that these name. */
function shapesIn(properties: readonly Property[], shapes: readonly PublicName[]): PublicName[] {
  const found = new Set<PublicName>()
  const visit = (types: readonly Property[]) => {
    for (const shape of shapes) {
      const named = new RegExp(`\\b${shape.name}\\b`)
      if (found.has(shape) || !types.some(({ type }) => named.test(type))) continue
      found.add(shape)
      visit(shape.properties)
    }
  }
  visit(properties)
  return [...found]
}

/** Every component that `@baize/ui` and `@baize/forms` export, in the order of the alphabet. */
export async function readComponentDocs(): Promise<DocumentedComponent[]> {
  const found = await Promise.all(
    packages.map(async (name) => {
      const folder = join(root, 'packages', name)
      const { components, shapes } = readPublicApi(join(folder, 'src/index.ts'))
      const [docs, titles] = [await docsOf(folder), titlesOf(folder)]
      const named = components.filter((each) => !each.name.includes('.') && !/Context$/.test(each.name))
      return named.map((component): DocumentedComponent => {
        const own = docs.get(component.name)
        const parts = components.filter((each) => each.name.startsWith(`${component.name}.`))
        const properties = [component, ...parts].flatMap((each) => each.properties)
        return {
          name: component.name,
          package: `@baize/${name}`,
          docs: own,
          title: titles.get(own?.page ?? component.name),
          tables: [component, ...parts, ...shapesIn(properties, shapes)],
        }
      })
    }),
  )
  return found.flat()
}
