import { conforms } from '../conformance/conforms.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

export default conforms({
  name: 'Breadcrumbs',
  render: (root) => (
    <Breadcrumbs
      {...root}
      label="You are here"
      items={[{ href: '/', label: 'Home' }, { href: '/contracts', label: 'Contracts' }, { label: 'Monthly' }]}
    />
  ),
  root: 'nav',
})
