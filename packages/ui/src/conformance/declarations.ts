import type { Declaration } from './conforms.ts'

/** Every `.conformance.tsx`, each loaded on demand, so that one that is broken fails alone. */
const files = import.meta.glob<{ default: Declaration }>('../**/*.conformance.tsx')

/** The components by the name of their file, in the order of the alphabet. */
export const declarations = Object.entries(files)
  .map(([path, load]) => ({
    folder: path.split('/')[1] ?? '',
    component: path.replace(/^.*\/|\.conformance\.tsx$/g, ''),
    load: async () => (await load()).default,
  }))
  .sort((a, b) => a.component.localeCompare(b.component, 'en'))
