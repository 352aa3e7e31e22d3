// Where other devices find this host: links and QR codes for friends begin with that address.
import { aboutHost, openToNetwork } from "./host";
import type { HostFacts } from "./protocol";
import { isLocal } from "./table/links";

class Network {
  #host = $state.raw<HostFacts | null>(null);

  /** Ask the host; it may have been opened from another page. */
  async look(): Promise<void> {
    this.#host = await aboutHost().catch(() => this.#host); // without an answer, this page's own address has to do
  }

  /** Ask the host, unless it has answered already. */
  async know(): Promise<void> {
    if (!this.#host) await this.look();
  }

  /** Whether this host has a lobby; null until it has answered. */
  get lobby(): boolean | null {
    return this.#host?.lobby ?? null;
  }

  /** Bytes of the pages without a host that this host hands out; 0: none, or it has not answered yet. */
  get offline(): number {
    return this.#host?.offline ?? 0;
  }

  /** Let others on the network in. */
  async open(): Promise<void> {
    this.#host = await openToNetwork();
  }

  /** Phones cannot follow a link to "localhost"; the host knows its address on the network. */
  get origin(): string {
    const lan = isLocal(location.hostname) ? this.#host?.lan : null;
    return lan?.replace(/\/$/, "") ?? location.origin;
  }

  /** Whether links work on this machine only. */
  get closed(): boolean {
    return isLocal(new URL(this.origin).hostname);
  }

  /** Whether this page may let others in. */
  get mayOpen(): boolean {
    return this.#host?.may_open ?? false;
  }

  /** Whether this machine's host lets others on the network in. */
  get opened(): boolean {
    return this.origin !== location.origin;
  }
}

export const network = new Network();
