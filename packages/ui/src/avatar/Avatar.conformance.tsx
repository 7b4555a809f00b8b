import { conforms } from '../conformance/conforms.ts'
import { Avatar } from './Avatar.tsx'

export default conforms({
  name: 'Avatar',
  render: (root) => <Avatar {...root} name="Sok Pisey" />,
  root: 'span',
})
