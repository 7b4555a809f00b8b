import type { DocumentedComponent } from '../../../../tooling/component-docs/readComponentDocs.ts'
import { Marked } from './Marked.tsx'
import { PropertyTable } from './PropertyTable.tsx'

const statuses = {
  stable: 'Stable: it changes as docs/versioning.md says.',
  experimental: 'Experimental: it may change in any minor version.',
}

/** All sections of one component's documentation. */
export function ComponentDocsSection({ component }: { component: DocumentedComponent }) {
  const { name, docs, tables } = component
  if (!docs) return null
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <p>
        {statuses[docs.status]} <code>{`import { ${name} } from '${component.package}'`}</code>
      </p>
      <h3>When to use it</h3>
      <Marked text={docs.use} />
      <h3>When not to use it</h3>
      <Marked text={docs.instead} />
      <h3>Anatomy</h3>
      <Marked text={docs.anatomy} />
      <h3>Keyboard</h3>
      <Marked text={docs.keyboard === '–' ? 'No keys of its own.' : docs.keyboard} />
      <h3>Role and name for screen readers</h3>
      <Marked text={docs.role} />
      <h3>Do and don’t</h3>
      <Marked text={docs.do} lead="Do. " />
      <Marked text={docs.avoid} lead="Don’t. " />
      {docs.limits !== '–' && (
        <>
          <h3>Limits</h3>
          <Marked text={docs.limits} />
        </>
      )}
      <h3>Properties</h3>
      {tables.map((table) => (
        <PropertyTable key={table.name} table={table} />
      ))}
    </section>
  )
}
