import { conforms } from '../conformance/conforms.ts'
import { Menu } from './Menu.tsx'

export default conforms({
  name: 'Menu',
  render: (root) => (
    <Menu
      {...root}
      label="Sort"
      trigger="Sort"
      groups={[{ id: 'by', items: [{ id: 'name', label: 'By name' }] }]}
    />
  ),
  root: 'div',
})
