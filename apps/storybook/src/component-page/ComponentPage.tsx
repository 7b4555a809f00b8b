import { Description, DocsPage, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { ComponentDocsSection } from './ComponentDocsSection.tsx'
import { components } from './components.ts'

/** The page of stories: where they show public components, with when to use these, how, and their properties. */
export function ComponentPage() {
  const resolved = useOf('meta', ['meta'])
  const { title } = resolved.csfFile.meta
  const shown = components.filter((component) => component.title === title)
  if (shown.length === 0) return <DocsPage />
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {shown.map((component) => (
        <ComponentDocsSection key={component.name} component={component} />
      ))}
      <Stories includePrimary={false} />
    </>
  )
}
