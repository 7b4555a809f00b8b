import { conforms } from '../conformance/conforms.ts'
import { ContextMenu } from './ContextMenu.tsx'

export default conforms({
  name: 'ContextMenu',
  render: (root) => (
    <ContextMenu
      {...root}
      label="Bet B-1042"
      groups={[{ id: 'all', items: [{ id: 'copy', label: 'Copy the number' }] }]}
    >
      <button type="button">B-1042</button>
    </ContextMenu>
  ),
  root: 'div',
})
