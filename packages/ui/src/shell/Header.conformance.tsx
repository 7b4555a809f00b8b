import { conforms } from '../conformance/conforms.ts'
import { Header } from './Header.tsx'

export default conforms({
  name: 'Header',
  render: (root) => (
    <Header
      {...root}
      logo={<span>Baize</span>}
      navigation={[
        { id: 'slots', label: 'Slots', href: '#slots', current: true },
        { id: 'live', label: 'Live', href: '#live' },
      ]}
      actions={<a href="#in">Sign in</a>}
    />
  ),
  root: 'header',
})
