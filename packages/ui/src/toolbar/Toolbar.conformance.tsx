import { conforms } from '../conformance/conforms.ts'
import { CopyIcon, FilterIcon } from '../icons/icons.ts'
import { Toolbar } from './Toolbar.tsx'

export default conforms({
  name: 'Toolbar',
  render: (root) => (
    <Toolbar
      {...root}
      label="Bets"
      groups={[
        { id: 'edit', items: [{ id: 'copy', label: 'Copy', icon: <CopyIcon />, onClick: () => {} }] },
        {
          id: 'show',
          items: [
            {
              ...{ id: 'won', type: 'toggle', label: 'Only won', icon: <FilterIcon />, iconOnly: true },
              ...{ pressed: true, onPressedChange: () => {} },
            },
            { id: 'help', type: 'link', label: 'Help', href: '#help' },
          ],
        },
      ]}
    />
  ),
  root: 'div',
})
