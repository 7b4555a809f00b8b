import { conforms } from '../conformance/conforms.ts'
import { Tabs } from './Tabs.tsx'

export default conforms({
  name: 'Tabs',
  render: (root) => (
    <Tabs
      {...root}
      label="Ways to sign in"
      tabs={[
        { id: 'name', label: 'Name', content: <p>By name</p> },
        { id: 'mobile', label: 'Mobile', count: 2, content: <p>By mobile</p> },
      ]}
    />
  ),
  root: 'div',
})
