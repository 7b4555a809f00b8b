import { conforms } from '../conformance/conforms.ts'
import { ScrollArea } from './ScrollArea.tsx'

export default conforms({
  name: 'ScrollArea',
  render: (root) => (
    <ScrollArea {...root} label="Terms" maxHeight={80}>
      <p>Every bet that is settled counts.</p>
    </ScrollArea>
  ),
  root: 'div',
})
