import { conforms } from '../conformance/conforms.ts'
import { Tree } from './Tree.tsx'

export default conforms({
  name: 'Tree',
  render: (root) => (
    <Tree
      {...root}
      label="Downline"
      nodes={[
        { id: 'dara', label: 'Dara', children: [{ id: 'sophea', label: 'Sophea' }] },
        { id: 'bopha', label: 'Bopha' },
      ]}
      defaultExpanded={['dara']}
      value="sophea"
      onValueChange={() => {}}
    />
  ),
  root: 'div',
})
