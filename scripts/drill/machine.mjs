import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/install.mjs'

/** The user who types, who may use sudo. */
const OPERATOR = { name: 'ruth', id: 1000 }
const STAND_INS = join(ROOT, 'scripts/drill/machine')

/** Makes a bare Debian in a folder: its essential packages, apt and sudo. */
export function makeDebian(folder) {
  const { status, stderr, error } = spawnSync('mmdebstrap', ['--mode=root', '--variant=apt', '--include=sudo', 'bookworm', folder], { encoding: 'utf8' }) // biome-ignore format: one command
  if (error) throw new Error('This needs mmdebstrap: apt-get install mmdebstrap')
  if (status !== 0) throw new Error(`mmdebstrap ended with ${status}: ${stderr}`)
}

/**
 * A machine of its own: a copy of the bare Debian as its root, its own processes and its own network, in which only
 * itself is. What it runs ends with it.
 */
export class Machine {
  constructor(debian, root) {
    this.root = root
    execFileSync('cp', ['-a', '--reflink=auto', debian, root])
    this.furnish()
    this.first = spawn('unshare', ['--mount', '--net', '--pid', '--fork', '--kill-child', `--root=${root}`, '--mount-proc=/proc', 'sh', '-c', 'while :; do sleep 1; done'], { stdio: 'ignore' }) // biome-ignore format: one command
  }

  /** The operator, and what stands in for systemd and for an editor. */
  furnish() {
    const at = (path) => join(this.root, path)
    execFileSync('chroot', [this.root, 'useradd', '--create-home', '--uid', String(OPERATOR.id), OPERATOR.name])
    writeFileSync(at('etc/sudoers.d/ruth'), `${OPERATOR.name} ALL=(ALL) NOPASSWD: ALL\n`, { mode: 0o440 })
    writeFileSync(at('etc/hostname'), 'farm\n')
    writeFileSync(at('etc/hosts'), `127.0.0.1 localhost farm ${execFileSync('hostname', { encoding: 'utf8' })}`)
    // Where systemd runs there is this folder: the package's scripts look for it.
    mkdirSync(at('run/systemd/system'), { recursive: true })
    for (const name of ['systemctl', 'journalctl', 'editor']) {
      const to = at(`usr/bin/${name}`)
      copyFileSync(join(STAND_INS, name), to)
      chmodSync(to, 0o755)
    }
  }

  /** Waits until the machine is there. Its first process is a shell, which buries the dead as systemd does. */
  async started() {
    for (let tries = 0; tries < 100; tries += 1) {
      const children = execFileSync('ps', ['--no-headers', '-o', 'pid', '--ppid', String(this.first.pid)], { encoding: 'utf8' }).trim() // biome-ignore format: one command
      if (children && this.entered(['true']).status === 0) break
      await new Promise((wait) => setTimeout(wait, 50))
    }
    execFileSync('nsenter', ['--target', this.pid(), '--mount', 'mount', '-t', 'devpts', 'devpts', join(this.root, 'dev/pts')]) // biome-ignore format: one command
    execFileSync('nsenter', ['--target', this.pid(), '--net', 'ip', 'link', 'set', 'lo', 'up'])
    return this
  }

  pid() {
    return execFileSync('ps', ['--no-headers', '-o', 'pid', '--ppid', String(this.first.pid)], { encoding: 'utf8' }).trim() // biome-ignore format: one command
  }

  /** Runs a program inside, as root. */
  entered(command, options = {}) {
    return spawnSync('nsenter', ['--target', this.pid(), '--mount', '--net', '--pid', '--root', `--wd=${this.root}`, ...command], { encoding: 'utf8', ...options }) // biome-ignore format: one command
  }

  /** Types commands into the operator's shell, which stops at the first that fails; `input` answers what they ask. */
  type(commands, input = '') {
    const { name, id } = OPERATOR
    const env = { HOME: `/home/${name}`, USER: name, PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8', SUDO_EDITOR: '/usr/bin/editor' } // biome-ignore format: one row
    return this.entered(['setpriv', '--reuid', String(id), '--regid', String(id), '--clear-groups', 'sh', '-euc', `cd ~\n${commands}`], { env: { ...process.env, ...env }, input }) // biome-ignore format: one command
  }

  /** Puts a file or a folder of the project into the operator's home. */
  carryIn(from, to) {
    const inside = join(this.root, 'home', OPERATOR.name, to)
    mkdirSync(join(inside, '..'), { recursive: true })
    cpSync(from, inside, { recursive: true })
    if (existsSync(inside)) chownSync(inside, OPERATOR.id, OPERATOR.id)
  }

  /** Asks the server inside, as the proxy does that stands in front; answers the status. */
  ask(path) {
    const program = `require('node:http').get({port:3000,path:${JSON.stringify(path)},headers:{host:'kuu.example'}},(a)=>console.log(a.statusCode)).on('error',()=>console.log(0))`
    return Number(execFileSync('nsenter', ['--target', this.pid(), '--net', process.execPath, '-e', program], { encoding: 'utf8' })) // biome-ignore format: one command
  }

  /** Waits until the server answers; throws where it does not within ten seconds. */
  async answering() {
    for (let tries = 0; tries < 100; tries += 1) {
      if (this.ask('/api/ready') === 200) return
      await new Promise((wait) => setTimeout(wait, 100))
    }
    throw new Error(`The server does not answer: ${this.entered(['cat', '/var/log/kuu.journal']).stdout}`)
  }

  /** Loses the machine with all that runs on it and lies on its disk. */
  async lose() {
    if (this.first.signalCode !== null) return
    const gone = new Promise((done) => this.first.once('exit', done))
    this.first.kill('SIGKILL')
    await gone
    execFileSync('rm', ['-rf', '--one-file-system', this.root])
  }
}
