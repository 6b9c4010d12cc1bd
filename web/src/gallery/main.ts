import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import '../styles/index.css';

// Addressed as gallery.html?scene=order&theme=dark
const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
const target = document.getElementById('app');
if (target) mount(Gallery, { target, props: { scene: query.get('scene') ?? 'parts', lang: query.get('lang') ?? 'en' } });
