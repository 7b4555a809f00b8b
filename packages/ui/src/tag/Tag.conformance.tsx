import { conforms } from '../conformance/conforms.ts'
import { Tag } from './Tag.tsx'

export default conforms({
  name: 'Tag',
  render: (root) => <Tag {...root} label="Slots" onRemove={() => {}} />,
  root: 'span',
})
