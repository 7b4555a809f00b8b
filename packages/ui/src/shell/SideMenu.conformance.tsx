import { conforms } from '../conformance/conforms.ts'
import { DepositIcon } from '../icons/icons.ts'
import { SideMenu } from './SideMenu.tsx'

export default conforms({
  name: 'SideMenu',
  render: (root) => (
    <SideMenu
      {...root}
      label="Games"
      sections={[
        {
          id: 'games',
          title: 'Games',
          items: [
            { id: 'slots', label: 'Slots', href: '#slots', icon: <DepositIcon />, current: true, count: 3 },
            { id: 'live', label: 'Live', href: '#live', icon: <DepositIcon /> },
          ],
        },
      ]}
    />
  ),
  root: 'nav',
})
