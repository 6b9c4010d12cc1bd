import { mount } from 'svelte';
import App from './app/App.svelte';
import { followTheme } from './lib/theme';
import './styles/index.css';

followTheme();
const target = document.getElementById('app');
if (target) mount(App, { target });
