import { conforms } from '../conformance/conforms.ts'
import { DepositIcon } from '../icons/icons.ts'
import { BottomBar } from './BottomBar.tsx'

export default conforms({
  name: 'BottomBar',
  render: (root) => (
    <BottomBar
      {...root}
      label="Shortcuts"
      emphasised="deposit"
      items={[
        { id: 'home', label: 'Home', href: '#home', icon: <DepositIcon />, current: true },
        { id: 'deposit', label: 'Deposit', href: '#deposit', icon: <DepositIcon />, count: 2 },
      ]}
    />
  ),
  root: 'nav',
})
