import { components as read } from 'virtual:baize-component-pages'
import type { DocumentedComponent } from '../../../../tooling/component-docs/readComponentDocs.ts'

/** Every public component with its texts and properties. A declaration of a virtual module cannot import the type. */
export const components = read as readonly DocumentedComponent[]
