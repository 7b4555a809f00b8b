import { conforms } from '../conformance/conforms.ts'
import { VirtualList } from './VirtualList.tsx'

const names = Array.from({ length: 200 }, (_, index) => `Member ${index}`)

export default conforms({
  name: 'VirtualList',
  render: (root) => (
    <VirtualList {...root} label="Members" items={names} itemKey={(name) => name} height={300}>
      {(name) => name}
    </VirtualList>
  ),
  root: 'div',
})
