import { conforms } from '../conformance/conforms.ts'
import { Link } from '../link/Link.tsx'
import { HoverCard } from './HoverCard.tsx'

export default conforms({
  name: 'HoverCard',
  render: (root) => (
    <HoverCard {...root} content={<p>Member since May, level 3</p>}>
      <Link href="#dara">Dara</Link>
    </HoverCard>
  ),
  root: 'span',
})
