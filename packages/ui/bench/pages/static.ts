import './hand.css'

window.mount = () => {}
const dialog = document.querySelector('dialog')
document.querySelector('#open')?.addEventListener('click', () => {
  document.documentElement.style.overflow = 'hidden'
  dialog?.showModal()
})
dialog?.querySelector('.close')?.addEventListener('click', () => dialog.close())
dialog?.addEventListener('close', () => {
  document.documentElement.style.overflow = ''
})
