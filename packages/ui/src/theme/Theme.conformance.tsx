import { Button } from '../button/Button.tsx'
import { conforms } from '../conformance/conforms.ts'
import { Theme } from './Theme.tsx'

export default conforms({
  name: 'Theme',
  render: (root) => (
    <Theme {...root} scheme="dark">
      <Button>Deposit</Button>
    </Theme>
  ),
  root: 'div',
})
