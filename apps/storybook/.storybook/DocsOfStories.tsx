import { lazy, Suspense } from 'react'

// The texts and properties of all components: no page of text needs them.
const ComponentPage = lazy(() =>
  import('../src/component-page/ComponentPage.tsx').then((page) => ({ default: page.ComponentPage })),
)

/** The documentation page of a file of stories. */
export function DocsOfStories() {
  return (
    <Suspense fallback={null}>
      <ComponentPage />
    </Suspense>
  )
}
