import { Breadcrumbs, Heading } from '@baize/ui'

export default function Records() {
  return (
    <>
      <Breadcrumbs label="Path" items={[{ label: 'Home', href: '/' }, { label: 'Records' }]} />
      <Heading level={1}>Records</Heading>
    </>
  )
}
