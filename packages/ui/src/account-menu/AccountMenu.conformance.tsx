import { conforms } from '../conformance/conforms.ts'
import { AccountMenu } from './AccountMenu.tsx'

export default conforms({
  name: 'AccountMenu',
  render: (root) => (
    <AccountMenu
      {...root}
      name="sokha88"
      detail="VIP 2"
      groups={[{ id: 'places', items: [{ id: 'records', label: 'Records', href: '#records' }] }]}
      onSignOut={() => {}}
    />
  ),
  root: 'div',
})
