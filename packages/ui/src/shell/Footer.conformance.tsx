import { conforms } from '../conformance/conforms.ts'
import { Footer } from './Footer.tsx'

export default conforms({
  name: 'Footer',
  render: (root) => (
    <Footer
      {...root}
      logo={<span>Baize</span>}
      columns={[{ id: 'help', title: 'Help', links: [{ id: 'rules', label: 'Rules', href: '#rules' }] }]}
      vendors={[{ id: 'mekong', name: 'Mekong Games' }]}
      licence="Licensed"
      minimumAge={21}
    />
  ),
  root: 'footer',
})
