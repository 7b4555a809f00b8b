import { conforms } from '../conformance/conforms.ts'
import { VirtualGrid } from './VirtualGrid.tsx'

const names = Array.from({ length: 200 }, (_, index) => `Game ${index}`)

export default conforms({
  name: 'VirtualGrid',
  render: (root) => (
    <VirtualGrid {...root} label="Games" items={names} itemKey={(name) => name} height={300} tileHeight={40}>
      {(name) => name}
    </VirtualGrid>
  ),
  root: 'div',
})
